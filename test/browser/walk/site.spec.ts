import { expect, test } from '../support/browser-test.js';
import { kindOf, SITE_URL, sitemap } from './addresses.js';
import { expectEveryPictureShown } from './pictures.js';

const addresses = await sitemap();

test('the sitemap names the pages and the sample content', () => {
  expect(addresses).toContain(`${SITE_URL}/`);
  for (const path of ['/eventos/', '/imprensa/']) {
    expect(addresses.some((address) => address.startsWith(SITE_URL + path))).toBe(true);
  }
});

for (const address of new Map(addresses.map((one) => [kindOf(one), one])).values()) {
  test(`${address.slice(SITE_URL.length)} shows all of itself`, async ({ page }) => {
    const answer = await page.goto(address);
    expect.soft(answer?.status()).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A page's scripts start when it is used.
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    await expectEveryPictureShown(page);
  });
}
