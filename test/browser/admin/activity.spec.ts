import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { csvText } from './support/csv.js';

const evento = (titulo: string) => ({ titulo, data: '2030-06-05T09:30:00.000Z', local: 'Gaia' });

test('tells the newest first, in sentences that name the record and lead to it, and each export', async ({
  page,
  api,
  mark,
}) => {
  const { id } = await api.createEvent(evento(mark));
  const { id: gone } = await api.createEvent(evento(`Adeus ${mark}`));
  await api.call('DELETE', `/api/eventos/delete/${gone}`);
  const filter = JSON.stringify({ verbo: 'criou', secao: 'eventos' });
  await page.goto(`/dashboard/atividade?${new URLSearchParams({ filter }).toString()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atividade');
  const row = page.getByRole('row').filter({ hasText: `«${mark}»` });
  await expect(row).toContainText(`${api.session.user.nome} criou o evento «${mark}»`);
  await expect(row).toContainText(/hoje às \d\d:\d\d/);
  const other = page.getByRole('row').filter({ hasText: `«Adeus ${mark}»` });
  await expect(other).toContainText(`criou o evento «Adeus ${mark}»`);
  await expect(other.getByRole('link')).toHaveCount(0);
  await row.getByRole('link', { name: `«${mark}»` }).click();
  await expect(page).toHaveURL(new RegExp(`/editar/eventos/${id}$`));
  await page.goBack();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  const [header] = (await csvText(download)).split('\r\n');
  expect(header).toBe('\uFEFF"N.º";"Quando";"Quem";"O quê";"Secção";"Registo";"De onde";"Resultado"');
  await page.goto(
    `/dashboard/atividade?${new URLSearchParams({ filter: '{"verbo":"exportou","secao":"atividade"}' }).toString()}`,
  );
  await expect(page.getByRole('row').nth(1)).toContainText('exportou a lista «Atividade»');
});

test('is filtered by the keyboard, and offers nothing that changes it', async ({ page, api, mark }) => {
  await api.call('POST', '/api/eventos', evento(mark));
  await page.goto('/dashboard/atividade');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: 'O quê' }).press('Enter');
  await page.getByRole('option', { name: 'Criou' }).press('Enter');
  await expect(page).toHaveURL(/criou/);
  await expect(page.getByRole('cell', { name: /criou/ }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: /iniciou sessão/ })).toHaveCount(0);
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
  await expect(page.getByText(`«${mark}»`).first()).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});
