import { test as base } from '../../support/browser-test.js';
import { waitUntilAlive } from './wait-until-alive.js';

export { expect, expectFailure } from '../../support/browser-test.js';

type Options = {
  /** Whether the visitor has refused the cookies that are not essential, so that the question is not on the screen. */
  answeredConsent: boolean;
  /** Whether an address is open only when the page's scripts run, which start after its first view is painted. */
  waitsForScripts: boolean;
};

/** A test of the site: its visitor has answered the question about cookies, and acts once a page's scripts run. */
export const test = base.extend<Options & { consent: void }>({
  answeredConsent: [true, { option: true }],
  waitsForScripts: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, waitsForScripts }, provide) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      const isPage = response?.headers()['content-type']?.startsWith('text/html') === true;
      if (isPage && javaScriptEnabled && waitsForScripts) await waitUntilAlive(page);
      return response;
    };
    await provide(page);
  },
  consent: [
    async ({ page, answeredConsent }, use) => {
      if (answeredConsent) {
        await page.addInitScript(() => {
          // Not in the frame of another site's video.
          if (window.top === window && self.origin !== 'null')
            localStorage.setItem('consentimento', JSON.stringify({ politica: '2026-11-22' }));
        });
      }
      await use();
    },
    { auto: true },
  ],
});
