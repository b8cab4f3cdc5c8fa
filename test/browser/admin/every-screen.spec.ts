import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin-test.js';

/** What is there once a screen has its data: the rows of a list, or its words for none, and so on. */
const rows = (page: Page): Locator => page.getByText(/^\d+-\d+ de \d+$|^Nenhum/).first();
const fields = (page: Page): Locator => page.getByRole('main').getByRole('textbox').first();
const counts = (page: Page): Locator => page.getByRole('list', { name: 'Totais' }).getByRole('link').first();
const reports = (page: Page): Locator => page.locator('main a[href="/lista-de-relatorios"]');

const screens: readonly (readonly [path: string, content: (page: Page) => Locator])[] = [
  ['/dashboard', counts],
  ['/dashboard/imprensa', rows],
  ['/adicionar/imprensa', fields],
  ['/dashboard/voluntariado', rows],
  ['/dashboard/oportunidades', rows],
  ['/dashboard/festival', rows],
  ['/dashboard/newsletter', rows],
  ['/dashboard/upload', rows],
  ['/dashboard/relatorios', reports],
  ['/lista-de-relatorios', rows],
  ['/dashboard/material', rows],
  ['/dashboard/sessoes', rows],
  ['/dashboard/formacoes', rows],
  ['/dashboard/material-pedagogico', rows],
  ['/adicionar/material', fields],
  ['/dashboard/equipa', rows],
  ['/dashboard/equipa/convites', rows],
  ['/adicionar/equipa', fields],
];

for (const width of [320, 1280]) {
  for (const [path, content] of screens) {
    test(`${path} has no accessibility violation and no sideways scroll at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(content(page)).toBeVisible();
      await expect(page.locator('.MuiSkeleton-root, [role="progressbar"]')).toHaveCount(0);
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
