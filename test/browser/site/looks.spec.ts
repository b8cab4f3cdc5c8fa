import type { Locator } from '@playwright/test';
import { pictureSizes } from '../../../public-web/app/components/art/picture-sizes.js';
import { expect, test } from './support/site-test.js';
import { strokesOfZero } from '../support/strokes-of-zero.js';
import { resize } from '../support/resize.js';

test('no illustration is cut off at the edge of its box', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of Object.keys(pictureSizes)) {
    await page.goto(`/art/${name}.svg`);
    const outside = await page.evaluate(() => {
      const box = document.documentElement.getBoundingClientRect();
      const sticksOut = (path: SVGPathElement) => {
        const toScreen = path.getScreenCTM();
        const length = path.getTotalLength();
        return Array.from({ length: 100 }, (_, step) =>
          path.getPointAtLength((length * step) / 100).matrixTransform(toScreen ?? undefined),
        ).some(({ x, y }) => x < box.left || y < box.top || x > box.right || y > box.bottom);
      };
      return [...document.querySelectorAll('path')].filter(sticksOut).length;
    });
    expect(outside, name).toBe(0);
  }
});

test('the text face has a plain zero', async ({ page }) => {
  await page.goto('/faq');
  expect(await strokesOfZero(page)).toBe(2);
});

test('answers that open in one column move no question of the other', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').getByRole('group');
  const tops = () =>
    questions.evaluateAll((groups) => groups.slice(6).map((group) => group.getBoundingClientRect().top + scrollY));
  const before = await tops();
  for (const index of [0, 1, 2]) await questions.nth(index).locator('summary').click();
  await expect(questions.nth(2).getByRole('paragraph')).toBeVisible();
  expect(await tops()).toEqual(before);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

    test('a step’s panel comes into sight together with the four circles', async ({ page }) => {
      await page.goto('/servicos');
      await page.getByRole('link', { name: 'sente' }).click();
      await expect(page.getByRole('region', { name: 'Sentir' }).getByRole('heading')).toBeInViewport();
      await expect(page.getByRole('link', { name: 'sente' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Ver Vídeo' })).toBeInViewport({ ratio: 1 });
    });
  });
}

test('the cards of the materials are 300 px wide, on shelves in one, two and three columns between the page’s edges, as is the form', async ({
  page,
}) => {
  await page.goto('/material');
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await resize(page, width, 900);
    const { left, right } = await page
      .getByRole('heading', { name: 'Para descarregar' })
      .evaluate((title) => title.getBoundingClientRect());
    const cards = page.getByRole('article');
    const shelves = await boxesOf(page.getByRole('main').getByRole('listitem').filter({ has: cards }));
    const first = shelves.filter(({ top }) => top === shelves[0]?.top);
    expect.soft(first.length, `${width} px`).toBe(columns);
    expect.soft(first[0]?.left, `${width} px`).toBeCloseTo(left, 0);
    expect.soft(first.at(-1)?.right, `${width} px`).toBeCloseTo(right, 0);
    for (const card of await boxesOf(cards)) {
      expect.soft(card.width, `${width} px`).toBe(300);
      expect.soft(card.height, `${width} px`).toBeGreaterThanOrEqual(400);
    }
    const title = await page.getByRole('heading', { name: 'Precisa de outro material?' }).boundingBox();
    const form = await page.getByRole('main').locator('form').boundingBox();
    expect.soft(title?.x, `${width} px`).toBeCloseTo(left, 0);
    expect.soft((form?.x ?? 0) + (form?.width ?? 0), `${width} px`).toBeCloseTo(right, 0);
  }
});

async function boxesOf(elements: Locator): Promise<DOMRect[]> {
  return elements.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
}

test('a video waits behind a drawing of our own', async ({ page }) => {
  await page.goto('/dfc-global');
  const poster = page.getByRole('button', { name: /^Ver o vídeo/ }).locator('img');
  await poster.scrollIntoViewIfNeeded();
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await poster.evaluate((image: HTMLImageElement) => new URL(image.src).origin === location.origin)).toBe(true);
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

test('a printed event says when and where, without what only a screen can do', async ({ page }) => {
  await page.goto('/eventos/1');
  await page.emulateMedia({ media: 'print' });
  const event = page.getByRole('article');
  await expect(event.getByText('Início')).toBeVisible();
  await expect(event.getByText('Local', { exact: true })).toBeVisible();
  await expect(event.getByRole('link', { name: 'Juntar ao Google Calendar' })).toBeHidden();
});

test('what is printed has every answer, every picture and its address', async ({ page, baseURL }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  const answers = page.getByRole('main').locator('details > :not(summary)');
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  }
  await expect(page.getByText(`${baseURL}/faq`, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(`${baseURL}/faq`, { exact: true })).toBeHidden();
});

test('the whole team is printed, each with the picture and the testimonial one below the other', async ({ page }) => {
  await page.goto('/voluntariado');
  await page.emulateMedia({ media: 'print' });
  const cards = page.getByRole('region', { name: 'A nossa equipa' }).getByRole('article');
  expect(await cards.count()).toBeGreaterThan(3);
  for (const card of await cards.all()) {
    const [paper, picture, testimonial] = await Promise.all([
      page.locator('body').boundingBox(),
      card.locator('img').boundingBox(),
      card.getByRole('blockquote').boundingBox(),
    ]);
    if (!paper || !picture || !testimonial) throw new Error('Something of a card is not there.');
    expect(picture.x + picture.width).toBeLessThanOrEqual(paper.width);
    expect(testimonial.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  }
});
