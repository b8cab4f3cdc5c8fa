import type { Page } from '@playwright/test';

/**
 * Makes the window of the page as wide and high as this, in pixels.
 * Now and then Chromium keeps what its media queries came to before, until a style changes: so one does.
 */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    document.body.style.setProperty('--resized', String(window.innerWidth));
  });
}
