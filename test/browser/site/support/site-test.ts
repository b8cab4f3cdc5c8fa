import { test as base } from '@playwright/test';
import { alive } from './alive.js';

export { expect } from '@playwright/test';

type Options = {
  /** Whether the visitor has refused the cookies that are not essential, so that the question is not on the screen. */
  answeredConsent: boolean;
  /** Whether an address is open only when the page's scripts run, which start after its first view is painted. */
  waitsForScripts: boolean;
};

/** A test that also fails on anything that a page of it writes to the console as an error. */
export const test = base.extend<Options & { consent: void; consoleErrors: void }>({
  answeredConsent: [true, { option: true }],
  waitsForScripts: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, waitsForScripts }, provide) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      const isPage = response?.headers()['content-type']?.startsWith('text/html') === true;
      if (isPage && javaScriptEnabled && waitsForScripts) await alive(page);
      return response;
    };
    await provide(page);
  },
  consent: [
    async ({ page, answeredConsent }, use) => {
      if (answeredConsent) {
        await page.addInitScript(() => {
          // Not in the frame of another site's video.
          if (window.top === window) localStorage.setItem('consentimento', JSON.stringify({ politica: '2025-07-25' }));
        });
      }
      await use();
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser reports what the test asked for: an error page, a refused form, a request that it cut off itself.
        const provoked = /status of (404|410|503|400|413|415|429)|net::ERR_(FAILED|INTERNET_DISCONNECTED)$/.test(
          message.text(),
        );
        if (message.type() === 'error' && !provoked) errors.push(message.text());
      });
      await use();
      if (errors.length > 0) throw new Error(`The console says:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});
