import { expect, type Page } from '@playwright/test';

const softly = expect.configure({ soft: true });

/** Every picture that a person can come to see is there. Those that load when they come into view are brought there. */
export async function expectEveryPictureShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const picture of document.images) {
      if (picture.complete && picture.naturalWidth > 0) continue;
      picture.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      await frame();
      await frame();
    }
  });
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((picture) => picture.checkVisibility() && !(picture.complete && picture.naturalWidth > 0))
        .map((picture) => picture.currentSrc || picture.src),
    );
  await softly.poll(missing, { message: `pictures of ${page.url()} that do not show` }).toEqual([]);
}
