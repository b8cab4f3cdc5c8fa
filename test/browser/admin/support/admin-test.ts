import type { BrowserContext, Page, Route } from '@playwright/test';
import { violations } from '../../support/axe.js';
import { expect, expectFailure, test as base } from '../../support/browser-test.js';
import { AdminApi } from './admin-api.js';
import { ADMIN_URL } from './environment.js';
import { picture } from './picture.js';

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
  context: async ({ context, mark }, provide) => {
    await answerForeignPictures(context, mark);
    await provide(context);
  },
  visitor: async ({ browser, mark }, provide) => {
    const context = await browser.newContext();
    await answerForeignPictures(context, mark);
    await provide(await context.newPage());
  },
});

/** Pictures of other sites are answered here, so that no test reaches out into the world; those of other tests too, which may be deleted between the page that shows them and the request for them. */
async function answerForeignPictures(context: BrowserContext, mark: string): Promise<void> {
  const answer = async (route: Route): Promise<void> => {
    await route.fulfill({ contentType: 'image/jpeg', body: (await picture('fora.jpg')).buffer });
  };
  await context.route('https://example.org/**', answer);
  await context.route(({ pathname }) => MARKED.test(pathname) && !pathname.includes(mark), answer);
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

/** Whether nothing is fading or sliding in: half-way there, colours have no contrast. What turns for ever does not count. */
function isAtRest(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // What was asked for by now starts with the frame after the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
  });
}

export { expect, expectFailure };
