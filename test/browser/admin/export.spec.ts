import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { askPassword, givePassword } from './support/ask-password.js';
import { csvText } from './support/csv.js';
import { ADMIN_PASSWORD, API_URL } from './support/environment.js';
import { tick } from './support/tick.js';

test('an export has every row that the filters let through, not only the page', async ({ page, api, mark }) => {
  const people = Array.from({ length: 12 }, (_, index) => `Pessoa ${String(index + 1).padStart(2, '0')} ${mark}`);
  for (const nome of [...people, 'Outra pessoa']) {
    await api.call('POST', '/material', { nome, email: 'pessoa@escola.pt', mensagem: 'Olá; "adeus"' });
  }
  const filter = JSON.stringify({ q: mark });
  await page.goto(`/dashboard/material?${new URLSearchParams({ filter, perPage: '10' }).toString()}`);
  await expect(page.getByText('1-10 de 12')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^material-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await csvText(download);
  const [header, ...rows] = csv.trimEnd().split('\r\n');
  expect(header).toBe('\uFEFF"ID";"Nome";"E-mail";"Recebido";"Mensagem";"Lida"');
  expect(rows.map((row) => row.split(';')[1])).toEqual(people.map((nome) => `"${nome}"`).reverse());
  expect(rows[0]).toContain('"Olá; ""adeus"""');
});

test('the rows that were chosen are exported alone', async ({ page, api, mark }) => {
  for (const nome of [`Uma ${mark}`, `Duas ${mark}`]) {
    await api.call('POST', '/material', { nome, email: 'pessoa@escola.pt', mensagem: 'Olá' });
  }
  await page.goto('/dashboard/material');
  await page.getByPlaceholder('Pesquisar pedidos').fill(mark);
  await expect(page.getByRole('row')).toHaveCount(3);
  await tick(page.getByRole('row').filter({ hasText: 'Uma' }).getByRole('checkbox'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).last().click(),
  ]);
  const csv = await csvText(download);
  expect(csv).toContain(`Uma ${mark}`);
  expect(csv).not.toContain(`Duas ${mark}`);
});

test('where the password was given long ago, it is asked for before a list is exported', async ({
  page,
  api,
  mark,
}) => {
  expectFailure(/POST .*\/api\/atividade\/exportacoes: 403/);
  await api.call('POST', '/material', { nome: `Ana ${mark}`, email: 'pessoa@escola.pt', mensagem: 'Olá' });
  await page.goto('/dashboard/material');
  await page.getByPlaceholder('Pesquisar pedidos').fill(mark);
  await expect(page.getByRole('row')).toHaveCount(2);
  await askPassword(page, 'POST', `${API_URL}/api/atividade/exportacoes`);
  const button = page.getByRole('button', { name: 'Exportar CSV' });
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Confirme a sua palavra-passe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(downloads).toBe(0);
  await button.click();
  const [download] = await Promise.all([page.waitForEvent('download'), givePassword(page, ADMIN_PASSWORD)]);
  expect(await csvText(download)).toContain(`Ana ${mark}`);
});

test.describe('with an API that fails', () => {
  test.use({ expectedErrors: [refusedRequest(503)] });

  test('says that the export failed, and can try again', async ({ page, api, mark }) => {
    await api.call('POST', '/material', { nome: `Ana ${mark}`, email: 'pessoa@escola.pt', mensagem: 'Olá' });
    await page.goto('/dashboard/material');
    await expect(page.getByRole('cell', { name: `Por ler: Ana ${mark}` })).toBeVisible();
    await page.route(`${API_URL}/material?*`, (route) =>
      route.fulfill({
        status: 503,
        json: { message: 'indisponível' },
        headers: { 'Access-Control-Allow-Origin': new URL(page.url()).origin },
      }),
    );
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    await expect(page.getByText('Não foi possível exportar a lista. Tente novamente.')).toBeVisible();
    await page.unrouteAll();
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exportar CSV' }).click()]);
  });
});
