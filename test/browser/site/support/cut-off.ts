import type { Page } from '@playwright/test';
import { expectFailure } from '../../support/browser-test.js';
import { waitUntilAlive } from './wait-until-alive.js';

/** Cuts a running page off from what it asks the site for, as it is going to, and answers how to end that. */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  await waitUntilAlive(page);
  const questions = /\.data(\?|$)/;
  expectFailure(/\.data(\?.*)?: net::ERR_FAILED$/);
  await page.route(questions, (route) => route.abort());
  return () => page.unroute(questions);
}
