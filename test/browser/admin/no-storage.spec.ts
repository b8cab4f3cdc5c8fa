import { ADMIN_EMAIL, ADMIN_PASSWORD } from './support/environment.js';
import { expect, test } from './support/admin-test.js';

test.use({ loggedIn: false });

for (const [what, refuse] of [
  [
    'refuses its storage',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    },
  ],
  [
    'has no room in its storage',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`in a browser that ${what} one is told so, logs in and works until the page is left`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/login');
    await expect(page.getByText('Este navegador não deixa o painel guardar a sessão.')).toBeVisible();
    await page.getByLabel('Email').fill(ADMIN_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name: 'Eventos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible();
  });
}
