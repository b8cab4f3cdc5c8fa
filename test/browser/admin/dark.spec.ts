import { expect, expectAccessible, test } from './support/admin-test.js';

test.use({ colorScheme: 'dark' });

const DARK = 'dark';
const LIGHT = 'light';

test("the scheme is the system's until another is chosen, which is kept, also after leaving", async ({ page }) => {
  const html = page.locator('html');
  await page.goto('/conta');
  await expect(html).toHaveCSS('color-scheme', DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveCSS('color-scheme', LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveCSS('color-scheme', DARK);

  await page.getByRole('button', { name: 'Alternar entre tema claro e escuro' }).click();
  await expect(html).toHaveCSS('color-scheme', LIGHT);
  await page.reload();
  await expect(html).toHaveCSS('color-scheme', LIGHT);
  // whoever leaves ends the session of all tests: a session that was never there ends in the same way
  await page.evaluate(() => localStorage.removeItem('admin_token'));
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(html).toHaveCSS('color-scheme', LIGHT);
  await page.goto('/recuperar');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(html).toHaveCSS('color-scheme', LIGHT);
});

test('what is printed in the dark is dark on paper', async ({ page }) => {
  await page.goto('/dashboard');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('color', 'rgb(241, 238, 230)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(31, 35, 64)');
});

test.describe('logged out', () => {
  test.use({ loggedIn: false });

  test('/recuperar can be read in the dark', async ({ page }) => {
    await page.goto('/recuperar');
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', DARK);
    await expectAccessible(page);
  });
});
