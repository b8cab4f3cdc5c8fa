import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectAccessible, test } from './support/admin-test.js';
import { archetypes, screens } from './support/screens.js';
import { testScreen } from './support/whole-screen.js';

for (const screen of screens) if (archetypes.includes(screen.path)) testScreen(screen);

test.describe('logged out', () => {
  test.use({ loggedIn: false });

  test('the login has no accessibility violation, in the dark neither, and no sideways scroll', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Email e password são obrigatórios.')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
});
