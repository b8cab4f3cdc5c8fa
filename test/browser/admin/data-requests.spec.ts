import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { tabTo } from './support/tab-to.js';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('a request that came by telephone is put down and answered without a mouse', async ({ page, api, mark }) => {
  await page.goto('/dashboard/dados-pessoais/pedidos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos sobre dados');
  await tabTo(page, 'button', 'Registar pedido');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Registar um pedido sobre dados pessoais' });
  expectFailure(refusedRequest(400));
  await tabTo(page, 'button', 'Registar pedido');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'E-mail da pessoa' })).toHaveAccessibleDescription(
    'Escreva o nome ou o e-mail da pessoa.',
  );
  await dialog.getByRole('textbox', { name: 'Nome da pessoa' }).focus();
  await page.keyboard.type(`Ana ${mark}`);
  await dialog.getByRole('textbox', { name: 'Pedido' }).focus();
  await page.keyboard.type('Quer saber o que guardamos.');
  await expectAccessibleAtEveryWidth(page);
  await tabTo(page, 'button', 'Registar pedido');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const [request] = (await api.call<{ id: number; nome: string }[]>('GET', '/api/pedidos-dados?range=[0,99]')).filter(
    ({ nome }) => nome === `Ana ${mark}`,
  );
  await page.goto(
    `/dashboard/dados-pessoais/pedidos?filter=${encodeURIComponent(JSON.stringify({ id: request?.id }))}`,
  );
  const open = page.getByRole('button', { name: `Abrir o pedido ${request?.id}, de Ana ${mark}` });
  await open.focus();
  await page.keyboard.press('Enter');
  const one = page.getByRole('dialog', { name: `Acesso · pedido ${request?.id}` });
  await expect(one).toContainText('Quer saber o que guardamos.');
  await expect(one).toContainText('Por responder');
  await one.getByRole('textbox', { name: 'Resposta' }).focus();
  await page.keyboard.type('Enviada uma cópia.');
  await expectAccessibleAtEveryWidth(page);
  await tabTo(page, 'button', 'Marcar como respondido');
  await page.keyboard.press('Enter');
  await expect(one).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Respondido', { exact: true })).toBeVisible();
  expect(await api.call('GET', `/api/pedidos-dados/${request?.id}`)).toMatchObject({
    feito: true,
    nota: 'Enviada uma cópia.',
  });
});

test('what waits stands on the overview, late or not, and leads to the list, and from there to what is held', async ({
  page,
  api,
  mark,
}) => {
  const late = await api.call<{ id: number }>('POST', '/api/pedidos-dados', {
    tipo: 'apagamento',
    via: 'carta',
    nome: `Rui ${mark}`,
    email: `${mark}@exemplo.pt`,
    recebidoEm: daysAgo(400),
  });
  await page.goto('/dashboard');
  const waiting = page.getByRole('link', { name: /sobre dados pessoais por responder, \d+ fora do prazo$/ });
  await expectAccessibleAtEveryWidth(page);
  await waiting.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/dados-pessoais\/pedidos\?filter=/);
  const open = page.getByRole('button', { name: `Abrir o pedido ${late.id}, de Rui ${mark}` });
  await expect(open).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await open.click();
  await page.getByLabel('Resposta').fill('Respondido por carta.');
  const question = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
  const person = page.getByRole('link', { name: 'Ver os dados desta pessoa' });
  for (const leave of [() => person.click(), () => page.evaluate(() => history.back())]) {
    await leave();
    await question.getByRole('button', { name: 'Continuar a editar' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Resposta')).toHaveValue('Respondido por carta.');
  }
  await person.click();
  await question.getByRole('button', { name: 'Sair sem guardar' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail da pessoa' })).toHaveValue(`${mark}@exemplo.pt`);
  await expect(page.getByRole('region', { name: /^Pedido sobre dados pessoais \(1\)/ })).toBeVisible();
  await api.call('PUT', `/api/pedidos-dados/${late.id}`, { feito: true });
});
