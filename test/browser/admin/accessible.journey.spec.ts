import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectAccessible, test } from './support/admin-test.js';
import { longRows } from './support/long-rows.js';
import { archetypes, counts, fields, testList, testScreen } from './support/whole-screen.js';

testScreen(['/dashboard', counts]);
for (const row of longRows) if (archetypes.includes(row.path)) testList(row);
testScreen(['/adicionar/evento', fields]);

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
