import { expect, type Page } from '@playwright/test';
import { violations } from '../../support/axe.js';

const WIDTHS = [1280, 1024, 768, 360, 320];
/** The widths whose layouts differ enough to be looked at by axe, too. */
const LAYOUTS = [1280, 360];

/** Words of the titles that stand on two lines. */
function brokenTitles(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3, summary').evaluateAll((titles) =>
    titles.flatMap((title) => {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text;
        for (const { 0: word, index } of data.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = new Range();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      }
      return found;
    }),
  );
}

/** States of the open page, from a desk to a small phone: no accessibility violation, no sideways scroll, no broken title. */
export async function expectInPlace(page: Page, { accessible = true } = {}): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(excess, `${width} px: to scroll sideways`).toBeLessThanOrEqual(0);
    if (width >= 360) expect.soft(await brokenTitles(page), `${width} px: titles broken inside a word`).toEqual([]);
    if (accessible && LAYOUTS.includes(width)) expect.soft(await violations(page), `${width} px`).toEqual([]);
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
