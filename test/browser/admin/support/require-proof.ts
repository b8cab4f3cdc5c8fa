import type { Page } from '@playwright/test';
import { API_URL } from './environment.js';

/**
 * Has the API want a proof of work for the first call of a path, as it does where strangers have tried too often; the
 * next calls are its own.
 * @returns what hands out the challenge, for which the page waits until then, and how often the path was called
 */
export async function requireProof(page: Page, path: string): Promise<{ offer: () => void; calls: () => number }> {
  let calls = 0;
  await page.route(`${API_URL}${path}`, async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    const sentence = 'Houve demasiadas tentativas.';
    return route.fulfill({
      status: 429,
      json: { statusCode: 429, message: sentence, errors: { recaptcha: sentence } },
      headers: {
        'Access-Control-Allow-Origin': new URL(page.url()).origin,
        'Access-Control-Allow-Credentials': 'true',
      },
    });
  });
  let offer: () => void = () => undefined;
  const offered = new Promise<void>((resolve) => (offer = resolve));
  await page.route(`${API_URL}/api/login/desafio`, async (route) => {
    await offered;
    await route.continue();
  });
  return { offer, calls: () => calls };
}
