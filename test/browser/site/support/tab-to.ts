import type { Page } from '@playwright/test';

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector).first();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not reach ${selector}`);
}
