import { AdminApi } from './support/admin-api.js';
import { expect, expectAccessible, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { enterAs } from './support/enter-as.js';
import { ADMIN_EMAIL, ADMIN_PASSWORD, API_URL } from './support/environment.js';
import { requireProof } from './support/require-proof.js';

test.use({ loggedIn: false });

const unsigned = (exp: number): string =>
  `e30.${Buffer.from(JSON.stringify({ userId: 1, exp })).toString('base64url')}.x`;

test('asks for both fields', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Email e password são obrigatórios.')).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN_EMAIL);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Email e password são obrigatórios.')).toBeVisible();
});

test('takes nothing typed from the address', async ({ page }) => {
  await page.goto(`/login?source=${encodeURIComponent('{"email":"rita@exemplo.pt","password":"segredo"}')}`);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('shows and hides the password', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('segredo');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar a palavra-passe' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Esconder a palavra-passe' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('says while it is logging in, and shows an answer without token or user as an error', async ({ page }) => {
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`${API_URL}/api/login`, async (route) => {
    await held;
    await route.fulfill({
      json: { token: 'so-o-token' },
      headers: {
        'Access-Control-Allow-Origin': new URL(page.url()).origin,
        'Access-Control-Allow-Credentials': 'true',
      },
    });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: 'Entrando...' })).toBeDisabled();
  answer?.();
  await expect(page.getByText('Erro no login')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
});

test('does the work that a new browser is asked for where an account was guessed at, and gets in', async ({ page }) => {
  expectFailure(/: 429$/);
  const { offer, calls } = await requireProof(page, '/api/login');
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('status')).toContainText('o seu navegador está a fazer uma verificação');
  await expectAccessible(page);
  offer();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(calls()).toBe(2);
});

for (const [name, token] of [
  ['expired', unsigned(Math.floor(Date.now() / 1000) - 1)],
  ['unreadable', 'isto nao e um token'],
] as const) {
  test(`does not enter with an ${name} token`, async ({ page }) => {
    await page.goto('/login');
    await page.evaluate((stored) => {
      localStorage.setItem('admin_token', stored);
      localStorage.setItem('admin_user', '{"id":1,"nome":"A","email":"a@example.pt"}');
    }, token);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('A sua sessão terminou.')).toBeVisible();
  });
}

test.describe('with a session that the API refuses', () => {
  test.use({ loggedIn: true, expectedErrors: [refusedRequest(401)] });

  test('ends on a 401', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate((token) => localStorage.setItem('admin_token', token), unsigned(4_000_000_000));
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('ends where a list that is read ahead is refused, and the console is silent', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto('/login');
    await page.evaluate((token) => localStorage.setItem('admin_token', token), unsigned(4_000_000_000));
    await page.goto('/dashboard/eventos');
    await expect(page.getByText('A sua sessão terminou.')).toBeVisible();
    expect(warnings).toEqual([]);
  });
});

test("'Sair' forgets token and user also where the server cannot be reached", async ({ page }) => {
  expectFailure(/POST .*\/api\/logout: net::ERR_/);
  await enterAs(page, (await AdminApi.logIn()).session);
  await page.route(`${API_URL}/api/logout`, (route) => route.abort());
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => localStorage.getItem('admin_token') ?? localStorage.getItem('admin_user')),
  ).toBeNull();
});

test('the end of a session is one step to the login, not a storm of them', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('admin_token', token), unsigned(1));
  let navigations = 0;
  page.on('framenavigated', () => (navigations += 1));
  await page.goto('/dashboard');
  await expect(page.getByText('A sua sessão terminou.')).toBeVisible();
  expect(navigations).toBeLessThan(8);
});
