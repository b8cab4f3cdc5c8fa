import type { Page } from '@playwright/test';
import type { OwnStack } from '../../../programs/support/own-stack.js';

/** Opens a screen of the back office of a test's own system, as its administrator. */
export async function enterBackOffice(page: Page, { admin, logIn }: OwnStack, path: string): Promise<void> {
  const session = await logIn();
  await page.goto(`${admin}/login`);
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('admin_token', token);
    localStorage.setItem('admin_user', JSON.stringify(user));
  }, session);
  await page.goto(admin + path);
}
