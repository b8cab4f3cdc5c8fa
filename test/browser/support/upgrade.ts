import type { Page } from '@playwright/test';
import { expectFailure } from './browser-test.js';

/** As an upgrade does: the code that a page has not fetched yet is gone until the page itself is loaded anew. */
export async function upgrade(page: Page): Promise<void> {
  expectFailure(/\/assets\/[^/]+\.js: 404$/);
  let isAnew = false;
  await page.route('**/*', async (route) => {
    const request = route.request();
    isAnew ||= request.isNavigationRequest();
    if (isAnew || !/\/assets\/[^/]+\.js$/.test(request.url())) await route.continue();
    else await route.fulfill({ status: 404 });
  });
}
