import type { Page } from '@playwright/test';
import { upgrade } from '../support/upgrade.js';
import { expect, expectAccessible, expectFailure, test } from './support/admin-test.js';
import { newPersonWithApp, PASSWORD } from './support/second-step.js';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'O painel foi atualizado entretanto.' });
const reload = (page: Page) => notice(page).getByRole('button', { name: 'Recarregar' });

async function openEvents(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name: 'Eventos' }).click();
}

test('a page from before an upgrade is loaded anew where a section is opened, and shows it', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await upgrade(page);
  const loadedAnew = page.waitForEvent('load');
  await openEvents(page);
  await loadedAnew;
  await expect(page.getByRole('link', { name: 'Adicionar Evento' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/eventos$/);
  await expect(notice(page)).toHaveCount(0);
});

test('where the code is missing afterwards too, it is loaded anew once and then says so', async ({ page }) => {
  expectFailure(/\/assets\/event-list-[^/]+\.js: 404$/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await page.route('**/assets/event-list-*.js', (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await openEvents(page);
  await expect(reload(page)).toBeVisible();
  await expectAccessible(page);
  expect(loads).toBe(1);
});

test('without the network it is not loaded anew', async ({ page, context }) => {
  expectFailure(/console: TypeError: Failed to fetch dynamically imported module/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await context.setOffline(true);
  await openEvents(page);
  await expect(page.getByText('Algo correu mal')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(false);
});

test('where something is typed it says so, keeps it until it is saved, and waits', async ({ page, api, mark }) => {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', { titulo: mark, descricao: 'Antes.' });
  await page.goto(`/editar/imprensa/${id}`);
  const title = page.getByRole('textbox', { name: 'Título' });
  await title.fill(`${mark} depois`);
  await upgrade(page);
  await page.getByRole('button', { name: 'Histórico' }).click();
  await expect(reload(page)).toBeVisible();
  await expectAccessible(page);
  await expect(title).toHaveValue(`${mark} depois`);
  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
  await page.goto(`/editar/imprensa/${id}`);
  await expect(title).toHaveValue(`${mark} depois`);
});

test.describe('at the login', () => {
  test.use({ loggedIn: false });

  test('it says so instead of asking for the password again without a word', async ({ page, api, mark }) => {
    await newPersonWithApp(api, mark);
    await page.goto('/login');
    await page.getByLabel('Email').fill(`${mark}@example.pt`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await upgrade(page);
    await page.keyboard.press('Enter');
    await reload(page).click();
    await page.getByLabel('Email').fill(`${mark}@example.pt`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Código da aplicação')).toBeFocused();
  });
});
