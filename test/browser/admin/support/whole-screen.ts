import type { Page } from '@playwright/test';
import { resize } from '../../support/resize.js';
import { expectAccessibleAtEveryWidth } from './accessible.js';
import { expect, expectAccessible, test } from './admin-test.js';
import type { LongRow } from './long-rows.js';
import { addressOf, type Screen } from './screens.js';
import { expectWalkedByTab } from './tab-walk.js';

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

/** Nothing on the screen waits for its code or for its data any more. */
async function expectWhole(page: Page): Promise<void> {
  // behind a dialog it has no role
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.MuiSkeleton-root, [role="progressbar"]')).toHaveCount(0);
  await expect(page.locator('main')).not.toBeEmpty();
}

/** Whether it can be read in the dark, too, which is the same at every width. */
async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expectAccessible(page);
}

/** A test of a list with a row as long as people make them. */
function testList({ path, make }: LongRow): void {
  test(`${path} is accessible, in the dark and by Tab too, and shows what can be done with a row whole, from 320 to 1280 px`, async ({
    page,
    api,
    mark,
  }) => {
    await make(api, mark);
    await page.goto(`${path}?${new URLSearchParams({ filter: JSON.stringify({ q: mark }) }).toString()}`);
    const row = page.locator(ROW);
    for (const width of [1280, 1024, 900, 320]) {
      await resize(page, width, 900);
      await expect(row).toHaveCount(1);
      await expect(row.locator('a, button').first()).toBeVisible();
      await expect.soft
        .poll(() => actionsOutOfSight(page), { message: `cut at ${width} px`, timeout: 2000 })
        .toEqual([]);
      await expect.soft.poll(() => sidewaysScroll(page), { message: `scroll at ${width} px`, timeout: 2000 }).toBe(0);
    }
    await expectAccessibleAtEveryWidth(page);
    await expectReadableInTheDark(page);
    await expectWalkedByTab(page);
  });
}

/** A test of a screen. */
export function testScreen(screen: Screen): void {
  const { path, row } = screen;
  if (row?.path === path) return testList(row);
  test(`${path} has no accessibility violation, in the dark and by Tab neither, and no sideways scroll`, async ({
    page,
    api,
    mark,
  }) => {
    await page.goto(await addressOf(screen, api, mark));
    await expectWhole(page);
    await expectAccessibleAtEveryWidth(page);
    await expectReadableInTheDark(page);
    await expectWalkedByTab(page);
  });
}
