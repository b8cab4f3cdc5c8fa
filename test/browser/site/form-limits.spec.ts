import { type OwnStack, startOwnStack } from '../../programs/support/own-stack.js';
import { expect, expectFailure, test } from './support/site-test.js';

let stack: OwnStack;

// One worker runs all tests of this file, so that the things they share are made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  stack = await startOwnStack({ RATE_LIMIT_FORMS: '2', SAMPLE_CONTENT: 'false' });
});
test.afterAll(() => stack.stop());

test('who sends more than is allowed in a minute is told to wait, and keeps what was typed', async ({ page }) => {
  expectFailure(/\/material: 429$/);
  await page.goto(`${stack.site}/material`);
  const main = page.getByRole('main');
  for (const answer of ['Mensagem enviada com sucesso!', 'Mensagem enviada com sucesso!', 'Demasiados pedidos.']) {
    const text = `${answer} ${Date.now()}`;
    await main.getByLabel('Nome').fill('Ana');
    await main.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.pt');
    await main.getByRole('textbox', { name: 'Mensagem' }).fill(text);
    await main.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(main.getByText(answer)).toBeVisible();
    if (answer.startsWith('Demasiados'))
      await expect(main.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(text);
    else await expect(main.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
  }
});

test('an invitation opens however often, and for however many, its page is asked for', async ({ request }) => {
  const made = await request.post(`${stack.api}/api/convites`, { headers: await stack.adminHeaders(), data: {} });
  const { url } = (await made.json()) as { url: string };
  for (let time = 0; time < 6; time += 1) {
    expect((await request.get(`${stack.site}/testemunho/inventado`)).status()).toBe(404);
    expect((await request.get(url)).status()).toBe(200);
  }
});
