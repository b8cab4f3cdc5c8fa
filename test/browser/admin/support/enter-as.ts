import type { Page } from '@playwright/test';
import type { Session } from './admin-api.js';

/** Opens a screen with a login of the test's own: one that it ends or changes is nobody else's. */
export async function enterAs(page: Page, session: Session, path = '/dashboard'): Promise<void> {
  await page.goto('/login');
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('admin_token', token);
    localStorage.setItem('admin_user', JSON.stringify(user));
  }, session);
  await page.goto(path);
}
