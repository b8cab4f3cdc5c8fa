import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { AdminApi } from './admin-api.js';
import { ADMIN_URL } from './environment.js';
import { picture } from './picture.js';

interface AdminFixtures {
  api: AdminApi;
  /** Whether the browser starts logged in. */
  loggedIn: boolean;
  /** What the console may say: the browser notes each refused request there. */
  expectedErrors: RegExp[];
  /** Unique per test, to tell its records from all others. */
  mark: string;
}

/** Tests of the back office: logged in unless told otherwise, and any console error fails them. */
export const test = base.extend<AdminFixtures>({
  loggedIn: [true, { option: true }],
  api: async ({}, provide) => {
    await provide(await AdminApi.logIn());
  },
  mark: async ({}, provide) => {
    await provide(`m${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`);
  },
  storageState: async ({ loggedIn, api }, provide) => {
    const localStorage = [
      { name: 'admin_token', value: api.session.token },
      { name: 'admin_user', value: JSON.stringify(api.session.user) },
    ];
    await provide({ cookies: [], origins: loggedIn ? [{ origin: ADMIN_URL, localStorage }] : [] });
  },
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, provide) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    // Pictures of other sites are answered here: a test does not reach out into the world.
    await page.route('https://example.org/**', async (route) => {
      await route.fulfill({ contentType: 'image/jpeg', body: (await picture('fora.jpg')).buffer });
    });
    await provide(page);
    expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});

/** The browser's own note of a refused request. */
export const refusedRequest = (status: number): RegExp => new RegExp(`status of ${status} `);

/** No axe violation on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => isAtRest(page)).toBe(true);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
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

export { expect };
