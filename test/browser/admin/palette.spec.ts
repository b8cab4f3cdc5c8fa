import type { Locator } from '@playwright/test';
import { resize } from '../support/resize.js';
import { expect, expectAccessible, test } from './support/admin-test.js';

const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;

/** Expects the field and the results to have the palette's whole width, but for its margins and the glass. */
async function expectRoomToRead(palette: Locator): Promise<void> {
  const room = await widthOf(palette);
  expect(await widthOf(palette.getByRole('combobox'))).toBeGreaterThan(room * 0.7);
  expect(await widthOf(palette.getByRole('option').first())).toBeGreaterThan(room * 0.8);
}

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
  await expectRoomToRead(palette);
  await expectAccessible(page);
  await box.fill('prazos resp');
  await expect(palette.getByRole('option', { name: 'Prazos de resposta', exact: true })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && decodeURIComponent(request.url()).includes(mark)) asked.push(request.url());
  });
  await box.fill(`estacao ${mark}`);
  await expect(palette.getByRole('option', { name: `Estação ${mark}` })).toBeVisible();
  expect(asked).toEqual([expect.stringContaining('/api/procura?')]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/editar/eventos/${id}`);
  await expect(palette).toBeHidden();

  await resize(page, 390, 800);
  await page.getByRole('button', { name: 'Procurar no painel' }).click();
  // what is on its way when one leaves is dropped
  const searched = page.waitForEvent('requestfinished', (request) => request.url().includes('/api/procura?'));
  await palette.getByRole('combobox').fill('adicionar evento');
  await searched;
  await expectRoomToRead(palette);
  await palette.getByRole('option', { name: 'Adicionar Evento' }).click();
  await expect(page).toHaveURL('/adicionar/evento');
});
