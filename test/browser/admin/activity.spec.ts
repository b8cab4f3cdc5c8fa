import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { csvText } from './support/csv.js';

const evento = (titulo: string) => ({ titulo, data: '2030-06-05T09:30:00.000Z', local: 'Gaia' });

test('tells the newest first, in words, and each export', async ({ page, api, mark }) => {
  const { id } = (await api.call('POST', '/api/eventos', evento(mark))) as { id: number };
  const filter = JSON.stringify({ verbo: 'criou', secao: 'eventos' });
  await page.goto(`/dashboard/atividade?${new URLSearchParams({ filter }).toString()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atividade');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(id), exact: true }) })
    .first();
  await expect(row).toContainText(api.session.user.nome);
  await expect(row).toContainText('Criou');
  await expect(row).toContainText('Eventos');
  await expect(row).toContainText('Feito');
  await expect(page.getByText(mark)).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  const [header] = (await csvText(download)).split('\r\n');
  expect(header).toBe('\uFEFF"N.º";"Quando";"Quem";"O quê";"Secção";"Registo";"De onde";"Resultado"');
  await page.goto(
    `/dashboard/atividade?${new URLSearchParams({ filter: '{"verbo":"exportou","secao":"atividade"}' }).toString()}`,
  );
  await expect(page.getByRole('row').filter({ hasText: 'Exportou' }).first()).toContainText('Atividade');
});

test('is filtered by the keyboard, and offers nothing that changes it', async ({ page, api, mark }) => {
  await api.call('POST', '/api/eventos', evento(mark));
  await page.goto('/dashboard/atividade');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: 'O quê' }).press('Enter');
  await page.getByRole('option', { name: 'Criou' }).press('Enter');
  await expect(page).toHaveURL(/criou/);
  await expect(page.getByRole('cell', { name: 'Criou' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Iniciou sessão' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Quem' }).press('Enter');
  await page.getByRole('option', { name: api.session.user.nome, exact: true }).first().press('Enter');
  await expect(page).toHaveURL(/quemId/);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /Eliminar|Editar|Adicionar|Guardar/ })).toHaveCount(
    0,
  );
});

test('is accessible at every width', async ({ page, api, mark }) => {
  await api.call('POST', '/api/eventos', evento(mark));
  await page.goto('/dashboard/atividade');
  await expect(page.getByText('Criou').first()).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});
