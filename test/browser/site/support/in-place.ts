import { expect, type Page } from '@playwright/test';
import { violations } from '../../support/axe.js';
import { resize } from '../../support/resize.js';

const WIDTHS = [1440, 768, 360, 320];
/** The widths whose layouts differ enough to be looked at by axe, too. A page's frame is the same on each. */
const LAYOUTS: Readonly<Record<number, string>> = { 1440: 'html', 360: 'main' };

/**
 * How far the page scrolls sideways; words and telephone numbers that stand on two lines; buttons and cards that are
 * wider than their place, or too narrow for their words.
 */
function layout(page: Page): Promise<{ excess: number; broken: string[]; cramped: string[] }> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!parentElement?.checkVisibility()) continue;
      // of what has no space, an address alone may go on in another line
      for (const { 0: run, index: start } of data.matchAll(/\+?\d{2,3}(?:[ \u00a0]\d{2,3}){2,}|\S+/gu)) {
        if (/[@/_]|\w\.\w/.test(run)) continue;
        for (const { 0: word, index } of run.matchAll(/[\p{L}\p{N}\u00a0 ]+/gu)) {
          const range = new Range();
          range.setStart(texts.currentNode, start + index);
          range.setEnd(texts.currentNode, start + index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
    }
    for (const number of document.querySelectorAll('a[href^="tel:"]')) {
      if (number.getClientRects().length > 1) broken.push(number.textContent);
    }
    const cramped = [...document.querySelectorAll('main :is(button, .button, .sheet)')].filter((box) => {
      if (!box.checkVisibility()) return false;
      const list = box.closest('ul');
      // A carousel's cards go on beyond its edge.
      const room =
        list && list.scrollWidth > list.clientWidth && getComputedStyle(list).overflowX !== 'visible'
          ? null
          : box.closest('.page');
      const end = room && room.getBoundingClientRect().right - parseFloat(getComputedStyle(room).paddingRight);
      return box.scrollWidth > box.clientWidth || (end && box.getBoundingClientRect().right > end + 1);
    });
    return {
      excess: document.documentElement.scrollWidth - window.innerWidth,
      broken,
      cramped: cramped.map(({ textContent }) => textContent),
    };
  });
}

/**
 * States of the open page, from a desk to a small phone: no accessibility violation, nothing that does not fit.
 * @param looked the widths at which axe looks at it, too
 */
export async function expectInPlace(page: Page, { looked = [1440, 360] } = {}): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, width, 800);
    const { excess, broken, cramped } = await layout(page);
    expect.soft(excess, `${width} px: to scroll sideways`).toBeLessThanOrEqual(0);
    expect.soft(broken, `${width} px: words and numbers broken in two`).toEqual([]);
    expect.soft(cramped, `${width} px: buttons and cards that do not fit`).toEqual([]);
    const part = looked.includes(width) ? LAYOUTS[width] : undefined;
    if (part) expect.soft(await violations(page, part), `${width} px`).toEqual([]);
  }
}

/** States that every picture of the open page shows, those further down too. */
export async function expectPicturesShown(page: Page): Promise<void> {
  const hidden = page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
    const seen = images.filter((image) => image.checkVisibility());
    for (const image of seen) image.loading = 'eager';
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    return seen.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  });
  expect.soft(await hidden, 'pictures that do not show').toEqual([]);
}
