import { resize } from '../support/resize.js';
import { expect, expectAccessible, test } from './support/admin-test.js';

test('Ctrl+K finds a section, what to add and a record by its words, and leads there', async ({ page, api, mark }) => {
  const { id } = await api.createEvent({ titulo: `Estação ${mark}`, data: '2027-03-01T10:00:00.000Z', local: 'Gaia' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Procurar no painel' });
  const box = palette.getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('edicoes');
  await expect(palette.getByRole('option', { name: 'Edições', exact: true })).toBeVisible();
  await expectAccessible(page);
  await box.fill('prazos resp');
  await expect(palette.getByRole('option', { name: 'Prazos de resposta', exact: true })).toBeVisible();
  await box.fill(`estacao ${mark}`);
  await expect(palette.getByRole('option', { name: `Estação ${mark}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/editar/eventos/${id}`);
  await expect(palette).toBeHidden();

  await resize(page, 390, 800);
  await page.getByRole('button', { name: 'Procurar no painel' }).click();
  // what is on its way when one leaves is dropped
  const searched = page.waitForEvent('requestfinished', (request) => request.url().includes('/api/lixo?'));
  await palette.getByRole('combobox').fill('adicionar evento');
  await searched;
  await palette.getByRole('option', { name: 'Adicionar Evento' }).click();
  await expect(page).toHaveURL('/adicionar/evento');
});
