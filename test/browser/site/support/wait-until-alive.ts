import { expect, type Page } from '@playwright/test';

/** Uses a page as little as can be, so that its scripts start, and waits until they run. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Definições de cookies' })).toBeVisible();
}
