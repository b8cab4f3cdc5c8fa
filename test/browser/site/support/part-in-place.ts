import { expect, type Page } from '@playwright/test';
import { violations } from '../../support/axe.js';
import { resize } from '../../support/resize.js';

/**
 * States of what has changed on the open page, at a desk and on a phone: no accessibility violation, nothing to scroll
 * sideways. The rest of the page is looked at where each page is.
 * @param part selector of what has changed
 */
export async function expectPartInPlace(page: Page, part: string, widths = [1280, 360]): Promise<void> {
  for (const width of widths) {
    await resize(page, width, 800);
    expect.soft(await violations(page, part), `${part} at ${width} px`).toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(excess, `${width} px: to scroll sideways`).toBeLessThanOrEqual(0);
  }
}
