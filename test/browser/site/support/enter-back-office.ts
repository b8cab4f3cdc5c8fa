import type { Page } from '@playwright/test';
import type { OwnStack } from './own-stack.js';

/** Opens a screen of the back office of a test's own system, as its administrator. */
export async function enterBackOffice(page: Page, { admin, logIn }: OwnStack, path: string): Promise<void> {
  const { token, user } = await logIn();
  await page.addInitScript(
    (session) => {
      // not in the preview, nor in a document that is nobody's
      if (self.origin !== session.admin) return;
      localStorage.setItem('admin_token', session.token);
      localStorage.setItem('admin_user', session.user);
    },
    { admin, token, user: JSON.stringify(user) },
  );
  await page.goto(admin + path);
}
