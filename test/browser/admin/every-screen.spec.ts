import { expect, expectAccessible, test } from './support/admin-test.js';

const screens = [
  '/dashboard',
  '/dashboard/imprensa',
  '/adicionar/imprensa',
  '/dashboard/voluntariado',
  '/dashboard/oportunidades',
  '/dashboard/festival',
  '/dashboard/newsletter',
  '/dashboard/upload',
  '/dashboard/relatorios',
  '/lista-de-relatorios',
  '/dashboard/material',
  '/dashboard/sessoes',
  '/dashboard/formacoes',
  '/dashboard/material-pedagogico',
  '/adicionar/material',
  '/dashboard/equipa',
  '/dashboard/equipa/convites',
  '/adicionar/equipa',
];

for (const width of [320, 1280]) {
  for (const path of screens) {
    test(`${path} has no accessibility violation and no sideways scroll at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  }
}

for (const [path, limit, loggedIn] of [
  ['/login', 360_000, false],
  ['/dashboard', 450_000, true],
] as const) {
  test.describe(`the JavaScript of ${path}`, () => {
    test.use({ loggedIn });

    test(`is at most ${limit / 1000} kB compressed`, async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script') {
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
        }
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(100_000);
      expect(total).toBeLessThanOrEqual(limit);
    });
  });
}
