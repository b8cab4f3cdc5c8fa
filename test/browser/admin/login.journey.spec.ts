import { AdminApi } from './support/admin-api.js';
import { expect, refusedRequest, test } from './support/admin-test.js';
import { enterAs } from './support/enter-as.js';
import { ADMIN_EMAIL, ADMIN_PASSWORD, API_URL } from './support/environment.js';

test.use({ loggedIn: false });

const unsigned = (exp: number): string =>
  `e30.${Buffer.from(JSON.stringify({ userId: 1, exp })).toString('base64url')}.x`;

test('logs in, stores token and user, and leads to the dashboard', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Painel Admin' })).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  const stored = await page.evaluate(() => [localStorage.getItem('admin_token'), localStorage.getItem('admin_user')]);
  expect(stored[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(JSON.parse(stored[1] ?? '')).toMatchObject({ email: ADMIN_EMAIL });
});

test.describe('with a refused login', () => {
  test.use({ expectedErrors: [refusedRequest(401)] });

  test('says that email or password are wrong', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('ninguem@example.pt');
    await page.getByLabel('Password', { exact: true }).fill('outra password');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('E-mail ou palavra-passe incorretos.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('leads to the login and, after it, back to where one was going', async ({ page }) => {
  await page.goto('/dashboard/eventos');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/eventos/);
});

test.describe('with a session', () => {
  test.use({ loggedIn: true });

  test('a session that expires during use leads to the login and back', async ({ page }) => {
    await page.goto('/dashboard/utilizadores');
    await expect(page.getByRole('heading', { level: 1, name: 'Utilizadores' })).toBeVisible();
    await expect(page.getByRole('cell', { name: ADMIN_EMAIL })).toBeVisible();
    await page.evaluate((token) => localStorage.setItem('admin_token', token), unsigned(1));
    await page.getByRole('link', { name: 'Eventos' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(ADMIN_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/\/dashboard\/eventos/);
  });
});

test("'Sair' forgets token and user, and ends the session on the server", async ({ page }) => {
  const { session } = await AdminApi.logIn();
  const headers = { Authorization: `Bearer ${session.token}` };
  const statusOfSession = async () => (await fetch(`${API_URL}/api/users`, { headers })).status;
  await enterAs(page, session);
  expect(await statusOfSession()).toBe(200);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => localStorage.getItem('admin_token') ?? localStorage.getItem('admin_user')),
  ).toBeNull();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(statusOfSession).toBe(401);
});
