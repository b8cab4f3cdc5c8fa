import type { Page } from '@playwright/test';
import { expectFailure, refusedRequest } from './admin-test.js';
import { API_URL } from './environment.js';

/**
 * Lets a proxy answer in the API's place, as it does while the API restarts: English, and no envelope.
 * @returns the call after which the API answers again
 */
export async function answerAsProxy(
  page: Page,
  path: string,
  { body = '<h1>502 Bad Gateway</h1>', status = 502 } = {},
): Promise<() => Promise<void>> {
  if (status >= 400) expectFailure(refusedRequest(status));
  const handler: Parameters<Page['route']>[1] = async (route) => {
    const headers = {
      'Access-Control-Allow-Origin': new URL(page.url()).origin,
      'Access-Control-Allow-Credentials': 'true',
    };
    await route.fulfill({ status, body, contentType: 'text/html', headers });
  };
  await page.route(`${API_URL}${path}`, handler);
  return () => page.unroute(`${API_URL}${path}`, handler);
}
