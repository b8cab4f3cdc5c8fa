import { expect, type Page } from '@playwright/test';

const softly = expect.configure({ soft: true });

/** Every picture that a person can come to see is there. Those that would wait until they come into view do not wait. */
export async function expectEveryPictureShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((picture) => picture.checkVisibility() && !(picture.complete && picture.naturalWidth > 0))
        .map((picture) => picture.currentSrc || picture.src),
    );
  await softly.poll(missing, { message: `pictures of ${page.url()} that do not show` }).toEqual([]);
}
