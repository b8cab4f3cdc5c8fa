import { pictureSizes } from '../../../public-web/app/components/art/picture-sizes.js';
import { pages } from './support/pages.js';
import { expect, test } from './support/site-test.js';

test('no illustration is cut off at the edge of its box', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of Object.keys(pictureSizes)) {
    await page.goto(`/art/${name}.svg`);
    const outside = await page.evaluate(() => {
      const box = document.documentElement.getBoundingClientRect();
      const sticksOut = (path: SVGPathElement) => {
        const toScreen = path.getScreenCTM();
        const length = path.getTotalLength();
        return Array.from({ length: 400 }, (_, step) =>
          path.getPointAtLength((length * step) / 400).matrixTransform(toScreen ?? undefined),
        ).some(({ x, y }) => x < box.left || y < box.top || x > box.right || y > box.bottom);
      };
      return [...document.querySelectorAll('path')].filter(sticksOut).length;
    });
    expect(outside, name).toBe(0);
  }
});

test('a printed article is the article alone', async ({ page }) => {
  await page.goto('/imprensa/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').getByRole('paragraph').nth(1)).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'complementary', 'navigation'] as const) {
    for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden();
  }
});

test.describe('with the question about cookies', () => {
  test.use({ answeredConsent: false });

  for (const width of [320, 768, 1280]) {
    test(`at ${width} px the page ends with its footer, all of it above the question`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/faq');
      const question = page.getByRole('region', { name: 'Cookies: a escolha é sua' });
      await expect(question).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [end, last, top] = await Promise.all([
        footer.evaluate(
          (element) => document.documentElement.scrollHeight - (element.getBoundingClientRect().bottom + scrollY),
        ),
        footer.getByRole('link', { name: 'YouTube' }).evaluate((element) => element.getBoundingClientRect().bottom),
        question.evaluate((element) => element.getBoundingClientRect().top),
      ]);
      expect(Math.abs(end)).toBeLessThan(1);
      expect(last).toBeLessThanOrEqual(top);
    });
  }
});

for (const { path } of pages) {
  test(`${path} breaks no title inside a word`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('h1, h2, h3, summary').evaluateAll((titles) =>
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
      expect(broken, `${width} px`).toEqual([]);
    }
  });
}
