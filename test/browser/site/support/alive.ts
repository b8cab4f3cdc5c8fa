import { expect, type Page } from '@playwright/test';

/** Waits until a page's JavaScript runs: it starts only after the first view is painted. */
export async function alive(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Definições de cookies' })).toBeVisible();
}
