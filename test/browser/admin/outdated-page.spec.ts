import type { Page } from '@playwright/test';
import { upgrade } from '../support/upgrade.js';
import { expect, expectAccessible, expectFailure, test } from './support/admin-test.js';
import { askPassword } from './support/ask-password.js';
import { enterAs } from './support/enter-as.js';
import { ADMIN_PASSWORD, API_URL } from './support/environment.js';
import { newPerson } from './support/new-person.js';
import { newPersonWithApp, PASSWORD } from './support/second-step.js';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'O painel foi atualizado entretanto.' });
const reload = (page: Page) => notice(page).getByRole('button', { name: 'Recarregar' });

async function openEvents(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name: 'Eventos' }).click();
}

/** As where the server of the page goes away once a part that the page fetches ahead is there, with what it needs. */
async function takeCodeAway(page: Page, part: string): Promise<void> {
  await page.waitForFunction((name) => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
    const asked = [...links].map(({ href }) => href);
    const there = new Set(performance.getEntriesByType('resource').map((entry) => entry.name));
    return asked.some((href) => href.includes(name)) && asked.every((href) => there.has(href));
  }, `/assets/${part}-`);
  await page.route('**/assets/*.js', (route) => route.abort());
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

test('where the server no longer answers, it says so instead of waiting for ever', async ({ page }) => {
  expectFailure(/\/assets\/event-list-[^/]+\.js: 404$/);
  expectFailure(/console: TypeError: Failed to fetch dynamically imported module/);
  await page.goto('/dashboard');
  await page.route('**/assets/event-list-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('**/favicon.svg?*', () => {});
  await openEvents(page);
  await expect(page.getByText('Algo correu mal')).toBeVisible();
});

test('where the first code does not come, it says so', async ({ page }) => {
  expectFailure(/(\/assets\/app-[^/]+\.js|\/favicon\.svg\?\d+): net::ERR_FAILED$/);
  expectFailure(/console: .*TypeError: Failed to fetch dynamically imported module/);
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await page.route('**/favicon.svg?*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Não foi possível abrir o painel.');
  await expect(page.getByRole('button', { name: 'Recarregar' })).toBeVisible();
});

test('where leaving the page is refused, it says so and stays', async ({ page }) => {
  expectFailure(/\/assets\/event-list-[^/]+\.js: 404$/);
  await page.goto('/dashboard');
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.route('**/assets/event-list-*.js', (route) => route.fulfill({ status: 404 }));
  await openEvents(page);
  await expect(reload(page)).toBeVisible();
});

test('the login is asked for where the code is gone when the session ends', async ({ page, api, mark }) => {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', { titulo: mark, descricao: 'Antes.' });
  await page.goto(`/editar/imprensa/${id}`);
  await page.getByRole('textbox', { name: 'Título' }).fill(`${mark} depois`);
  await takeCodeAway(page, 'session-dialog');
  await page.evaluate(() => localStorage.removeItem('admin_token'));
  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  const dialog = page.getByRole('dialog', { name: 'A sua sessão terminou' });
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
});

test.describe('not logged in', () => {
  test.use({ loggedIn: false });

  test('the password is asked for where the code is gone', async ({ page, api, mark }) => {
    expectFailure(/PUT .*\/api\/conta: 403/);
    const me = await newPerson(api, mark, PASSWORD);
    await askPassword(page, 'PUT', `${API_URL}/api/conta`);
    await enterAs(page, me.session, '/conta');
    const form = page.getByRole('region', { name: 'Nome' });
    await form.getByLabel('Nome').fill(`Zulmira ${mark}`);
    await takeCodeAway(page, 'password-dialog');
    await form.getByRole('button', { name: 'Guardar nome' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirme a sua palavra-passe' })).toBeVisible();
  });

  test('the login says so instead of asking for the password again without a word', async ({ page, api, mark }) => {
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
