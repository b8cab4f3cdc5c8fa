import type { Page } from '@playwright/test';
import { resize } from '../../support/resize.js';
import { expect, expectAccessible } from './admin-test.js';

const WIDTHS = [320, 1280];

/** No axe violation and no sideways scroll, on a phone and on a desk. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, width, 800);
    await expectAccessible(page);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    // for a moment after the window has changed, things may still be as wide as before
    await expect.poll(sideways).toBeLessThanOrEqual(0);
  }
}
