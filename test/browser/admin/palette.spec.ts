import type { Locator, Page } from '@playwright/test';
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
  const palette = page.getByRole('dialog', { name: 'Pesquisar no painel' });
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
  await page.getByRole('button', { name: 'Pesquisar no painel' }).click();
  // what is on its way when one leaves is dropped
  const searched = page.waitForEvent('requestfinished', (request) => request.url().includes('/api/procura?'));
  await palette.getByRole('combobox').fill('adicionar evento');
  await searched;
  await expectRoomToRead(palette);
  await palette.getByRole('option', { name: 'Adicionar Evento' }).click();
  await expect(page).toHaveURL('/adicionar/evento');
});

/** Words that people type, and the field or the button that they lead to. */
const intentions: readonly (readonly [sought: string, option: string, target: (page: Page) => Locator])[] = [
  ['telefone', 'Associação: Telefones', (page) => page.getByLabel('De quem é').first()],
  ['logotipo', 'Associação: Logótipo', (page) => page.locator('[data-source="logo"] button').first()],
  ['password', 'Mudar a palavra-passe', (page) => page.getByLabel('Palavra-passe atual', { exact: true })],
  ['segundo passo', 'Segundo passo', (page) => page.getByRole('button', { name: 'Configurar' })],
  ['convidar', 'Convidar colega', (page) => page.getByRole('button', { name: 'Convidar colega' })],
  ['apagar dados de uma pessoa', 'Apagar dados de uma pessoa', (page) => page.getByLabel('E-mail da pessoa')],
  ['exportar utilizadores', 'Exportar Utilizadores', (page) => page.getByRole('button', { name: 'Exportar CSV' })],
];

test('words for what somebody wants to do lead to the very field or button, focused and in sight', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  for (const [sought, option, target] of intentions) {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Pesquisar no painel' });
    // what is on its way when one leaves is dropped
    const searched = page.waitForEvent('requestfinished', (request) => request.url().includes('/api/procura?'));
    await palette.getByRole('combobox').fill(sought);
    await searched;
    await expect(palette.getByRole('option', { name: option, exact: true })).toHaveClass(/Mui-focused/);
    await page.keyboard.press('Enter');
    await expect(target(page)).toBeFocused();
    await expect(target(page)).toBeInViewport({ ratio: 1 });
  }
});

test('a section that could not be searched is named', async ({ page }) => {
  const failed = { recurso: 'eventos', registos: [], falhou: true };
  await page.route('**/api/procura?*', (route) => route.fulfill({ json: [failed] }));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Pesquisar no painel' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('xilofone');
  await expect(page.getByText('Não foi possível pesquisar em: Eventos.')).toBeVisible();
});

test('opened for the first time without a network it says so, and opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível abrir isto.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('dialog', { name: 'Pesquisar no painel' })).toBeVisible();
});

test('on a phone too, what leads to the export of a list finds it in sight', async ({ page, api, mark }) => {
  await api.createEvent({ titulo: mark, data: '2027-05-10T10:00:00.000Z', local: 'Porto', descricao: 'Um dia.' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/eventos#exportar');
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeFocused();
});
