import { test as base, type TestInfo } from '@playwright/test';
import { Watch } from './watch.js';

export { expect } from '@playwright/test';

interface WatchFixtures {
  /** The failure that every test of a group expects: see `expectFailure`. */
  expectedErrors: readonly [] | readonly [RegExp];
  /** Whether an address is another test's or site's, whose failures are not looked at. */
  isForeign: (url: string) => boolean;
  watch: Watch;
}

const watches = new WeakMap<TestInfo, Watch>();

/**
 * Says of a failure that it must happen in the test that runs.
 * @param pattern of the line that would tell of it: `GET http://…: 404`, `POST http://…: net::ERR_FAILED`,
 * `console: …`, `error: …`, `picture: http://…`
 */
export function expectFailure(pattern: RegExp): void {
  const watch = watches.get(base.info());
  if (!watch) throw new Error('A failure can be expected within a test alone.');
  watch.expect(pattern);
}

/** The base of every browser test, which fails by itself on whatever goes wrong in a page and was not expected. */
export const test = base.extend<WatchFixtures>({
  page: async ({ page }, provide) => {
    await provide(page);
    // A request that is answered by the test may be under way when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  expectedErrors: [[], { option: true }],
  isForeign: async ({}, provide) => provide(() => false),
  watch: [
    async ({ browser, context: _context, expectedErrors, isForeign }, use, info) => {
      const watch = new Watch(browser, isForeign);
      watches.set(info, watch);
      for (const pattern of expectedErrors) watch.expect(pattern);
      await use(watch);
      const failures = await watch.end();
      // A test that failed may have ended before the failures that it expects, so their absence says nothing.
      const told = info.errors.length > 0 ? failures.filter((text) => !text.startsWith('expected')) : failures;
      if (told.length > 0) throw new Error(`Not expected of this test:\n${told.join('\n')}`);
    },
    { auto: true },
  ],
});
