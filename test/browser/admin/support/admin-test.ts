import type { Page } from '@playwright/test';
import { violations } from '../../support/axe.js';
import { expect, expectFailure, test as base } from '../../support/browser-test.js';
import { AdminApi } from './admin-api.js';
import { ADMIN_URL } from './environment.js';

interface AdminFixtures {
  /** Whether the browser starts logged in. */
  loggedIn: boolean;
  /** Unique per test, to tell its records from all others. */
  mark: string;
  /** The page of somebody who is not signed in. */
  visitor: Page;
}

/** The address of a stored picture whose name tells which test it is of. */
const MARKED = /^\/uploads\/.*\bm[\da-z]{12}\b.*\.(?:jpg|png)$/;

/** Tests of the back office: logged in unless told otherwise. */
export const test = base.extend<AdminFixtures, { api: AdminApi }>({
  loggedIn: [true, { option: true }],
  // One session serves the tests of a worker until its password was given too long ago for what asks for it again.
  api: [async ({}, provide) => provide(await AdminApi.logIn()), { scope: 'worker' }],
  mark: async ({}, provide) => {
    await provide(`m${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`);
  },
  storageState: async ({ loggedIn, api }, provide) => {
    await api.stayRecent();
    const localStorage = [
      { name: 'admin_token', value: api.session.token },
      { name: 'admin_user', value: JSON.stringify(api.session.user) },
    ];
    await provide({ cookies: [], origins: loggedIn ? [{ origin: ADMIN_URL, localStorage }] : [] });
  },
  // No request is stopped on its way to tell whose it is: while any is, Chromium keeps nothing, and reads and compiles a
  // megabyte of scripts anew for each page.
  isForeign: async ({ mark }, provide) => provide((url) => URL.canParse(url) && isForeignPicture(new URL(url), mark)),
  visitor: async ({ browser }, provide) => provide(await (await browser.newContext()).newPage()),
});

/**
 * Pictures of another site, which the browser never finds (playwright.config.ts), and those of other tests, which may be
 * deleted between the page that shows them and the request for them.
 */
function isForeignPicture({ hostname, pathname }: URL, mark: string): boolean {
  return hostname === 'example.org' || (MARKED.test(pathname) && !pathname.includes(mark));
}

/** A request that is answered with this status. */
export const refusedRequest = (status: number): RegExp => new RegExp(`: ${status}$`);

/** No axe violation on the page as it is once nothing moves: what began to move meanwhile is waited for, too. */
export async function expectAccessible(page: Page): Promise<void> {
  let found: string[];
  let moved: boolean;
  do {
    await expect.poll(() => isAtRest(page)).toBe(true);
    const motion = await page.evaluateHandle(() => {
      const seen = { any: false };
      const see = () => (seen.any = true);
      for (const begin of ['transitionrun', 'animationstart']) document.addEventListener(begin, see, { once: true });
      return seen;
    });
    found = await violations(page);
    moved = await motion.evaluate(({ any }) => any);
  } while (found.length > 0 && moved);
  expect(found).toEqual([]);
}

/** Whether nothing is fading or sliding in: half-way there, colours have no contrast. An endless spinner does not count. */
function isAtRest(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // An animation that was asked for by now starts with the frame after the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
  });
}

export { expect, expectFailure };
