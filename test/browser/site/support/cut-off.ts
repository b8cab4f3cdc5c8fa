import type { Page } from '@playwright/test';
import { alive } from './alive.js';

/** Cuts a running page off from what it asks the site for, and answers how to end that. */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  await alive(page);
  const questions = /\.data(\?|$)/;
  await page.route(questions, (route) => route.abort());
  return () => page.unroute(questions);
}
