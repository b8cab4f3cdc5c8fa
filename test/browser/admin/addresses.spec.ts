import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { ADMIN_EMAIL, ADMIN_PASSWORD, API_URL } from './support/environment.js';

const event = (titulo: string, data: string) => ({ titulo, data, local: 'Porto' });

test('a filtered list has an address of its own, and the back button finds it again', async ({ page, api, mark }) => {
  await api.createEvent(event(`Antigo ${mark}`, '2021-05-01T10:00:00.000Z'));
  await api.createEvent(event(`Novo ${mark}`, '2027-05-01T10:00:00.000Z'));
  await page.goto('/dashboard/eventos');
  await page.getByPlaceholder('Pesquisar eventos').fill(mark);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Ano' }).click();
  await page.getByRole('option', { name: '2021' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/filter=/);
  const address = page.url();

  await page.getByRole('link', { name: `Editar Antigo ${mark}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Evento' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Ano' })).toHaveText('2021');
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(3);

  await page.goto(address);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByPlaceholder('Pesquisar eventos')).toHaveValue(mark);
  await page.getByRole('link', { name: 'Eventos', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/eventos$/);
  await expect(page.getByPlaceholder('Pesquisar eventos')).toHaveValue('');
});

test('the name of a resource alone leads to its section', async ({ page }) => {
  expectFailure(/GET .*\/eventos: 404$/);
  await page.goto('/eventos');
  await expect(page).toHaveURL(/\/dashboard\/eventos$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible();
});

test('a search that is still being typed does not bring back whoever has moved on', async ({ page }) => {
  await page.clock.install();
  await page.goto('/dashboard/eventos');
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/user-list-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByPlaceholder('Pesquisar eventos').fill('palavra');
  await page.getByRole('link', { name: 'Utilizadores', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Utilizadores' })).toBeVisible();
  await page.clock.runFor(2000);
  release?.();
  await expect(page.getByPlaceholder('Pesquisar utilizadores')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/utilizadores$/);
});

test('an order or a filter that a list does not know is not asked for: the list is as it begins', async ({
  page,
  api,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  const { email } = api.session.user;
  const filter = JSON.stringify({ q: email, segredo: 'a' });
  const address = new URLSearchParams({ sort: 'segredo', order: 'ASC', filter, perPage: '99999' });
  await page.goto(`/dashboard/utilizadores?${address.toString()}`);
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  await expect(page.getByPlaceholder('Pesquisar utilizadores')).toHaveValue(email);
  expect(new URL(page.url()).search).toBe(
    `?${new URLSearchParams({ filter: JSON.stringify({ q: email }) }).toString()}`,
  );
  expect(asked.filter((url) => url.startsWith(API_URL) && /segredo|99999/.test(url))).toEqual([]);
});

test.describe('with an address that asks for a value that the API refuses', () => {
  test.use({ expectedErrors: [refusedRequest(400)] });

  test('the list says so and offers the way out', async ({ page }) => {
    const filter = JSON.stringify({ ano: 'nunca' });
    await page.goto(`/dashboard/eventos?${new URLSearchParams({ filter }).toString()}`);
    await expect(page.getByRole('alert')).toContainText('Não foi possível ler a lista.');
    await page.getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test.describe('without a session', () => {
  test.use({ loggedIn: false });

  test('the login leads to the filtered list that was asked for', async ({ page }) => {
    const filter = JSON.stringify({ q: 'nada assim' });
    await page.goto(`/dashboard/eventos?${new URLSearchParams({ filter }).toString()}`);
    await page.getByLabel('Email').fill(ADMIN_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByPlaceholder('Pesquisar eventos')).toHaveValue('nada assim');
    await expect(page.getByText('Nenhum resultado corresponde aos filtros.')).toBeVisible();
  });
});
