import type { Page } from '@playwright/test';
import { expect, test } from './support/admin-test.js';
import { longRows } from './support/long-rows.js';

/** A row, as a line of the table, as a card, or as a tile. */
const ROW = '.RaList-content :is(tbody tr, li)';

/** The buttons and links of the rows that cannot be seen whole: beyond the viewport, or cut by what scrolls around them. */
function actionsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate((row) => {
    const isCut = (action: Element): boolean => {
      const { left, right } = action.getBoundingClientRect();
      for (let frame = action.parentElement; frame !== null; frame = frame.parentElement) {
        const box = frame === document.documentElement ? new DOMRect(0, 0, window.innerWidth) : null;
        const isClipping = getComputedStyle(frame).overflowX !== 'visible';
        const edges = box ?? (isClipping ? frame.getBoundingClientRect() : null);
        if (edges !== null && (left < edges.left - 0.5 || right > edges.right + 0.5)) return true;
      }
      return false;
    };
    const actions = [...document.querySelectorAll(`${row} :is(a, button)`)];
    return actions.filter(isCut).map((action) => action.getAttribute('aria-label') ?? action.textContent ?? '');
  }, ROW);
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

for (const { path, make } of longRows) {
  test(`${path} shows what can be done with a row whole, from 320 to 1920 px`, async ({ page, api, mark }) => {
    await make(api, mark);
    await page.goto(`${path}?${new URLSearchParams({ filter: JSON.stringify({ q: mark }) }).toString()}`);
    const row = page.locator(ROW);
    for (const width of [1920, 1280, 1152, 1024, 900, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(row).toHaveCount(1);
      await expect(row.locator('a, button').first()).toBeVisible();
      await expect.soft
        .poll(() => actionsOutOfSight(page), { message: `cut at ${width} px`, timeout: 2000 })
        .toEqual([]);
      await expect.soft.poll(() => sidewaysScroll(page), { message: `scroll at ${width} px`, timeout: 2000 }).toBe(0);
    }
  });
}
