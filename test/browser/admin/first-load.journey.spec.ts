import { gzipSync } from 'node:zlib';
import { expect, test } from './support/admin-test.js';

const MAX_KILOBYTES = 230;

for (const [path, loggedIn] of [
  ['/login', false],
  ['/dashboard', true],
] as const)
  test.describe(path, () => {
    test.use({ loggedIn });

    test(`the first load of ${path} brings at most ${MAX_KILOBYTES} kB of JavaScript, as gzip makes it`, async ({
      page,
    }) => {
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
      expect(sizes.length).toBeGreaterThan(1);
      expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(MAX_KILOBYTES);
    });
  });
