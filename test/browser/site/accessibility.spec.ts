import { violations } from './support/axe.js';
import { errorPages, pages } from './support/pages.js';
import { expect, test } from './support/site-test.js';

const sizes = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1280, height: 900 },
];
/** The nine editions share their parts; one of each kind will do. */
const alike = ['/20162017', '/20172018', '/20182019', '/20212022', '/20222023', '/20232024', '/quem-somos'];
const paths = [
  ...pages.map(({ path }) => path).filter((path) => !alike.includes(path)),
  '/eventos/1',
  '/imprensa/1',
  '/410',
  '/nao-existe',
  '/eventos/999999',
];

for (const { name, width, height } of sizes) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const path of paths) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('the open menu has no accessibility violation', async ({ page }) => {
      await page.goto('/contacte-nos');
      if (name === 'phone') await page.getByText('Menu', { exact: true }).click();
      await page.locator('header nav summary').locator('visible=true').first().click();
      expect(await violations(page)).toEqual([]);
    });
  });
}

for (const path of [...paths, ...errorPages.map((page) => page.path)].filter((p, i, all) => all.indexOf(p) === i)) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
  });
}
