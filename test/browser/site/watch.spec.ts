import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSHandle, Page } from '@playwright/test';
import { addresses } from './support/addresses.js';
import { expect, expectFailure, test } from './support/site-test.js';

test.use({ waitsForScripts: false });

/** A site of nobody's, on whose pages nothing happens but what a test does to it. */
const server = createServer(({ url }, response) => {
  // As the API's error for a picture.
  if (url === '/uploads/capa.jpg') {
    response.writeHead(500, { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' }).end('{}');
  } else response.setHeader('Content-Type', 'text/html').end('<p>Nada');
});
let page: string;

test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => void server.close());

/** Asks for something that nobody answers. @returns what gives it up */
async function askUnanswered(on: Page): Promise<JSHandle<AbortController>> {
  await on.route('**/dados', () => undefined);
  const asked = on.waitForRequest('**/dados');
  const control = await on.evaluateHandle(() => {
    const made = new AbortController();
    fetch('/dados', { signal: made.signal }).catch(() => undefined);
    return made;
  });
  await asked;
  return control;
}

/** Puts a picture on the page, and something else in its place once it fails, as the site does. */
const picture = (on: Page, src: string) =>
  on.evaluate(async (address) => {
    const image = Object.assign(document.createElement('img'), { alt: 'Uma fotografia' });
    const done = new Promise((resolve) => image.addEventListener('error', resolve));
    document.body.append(image);
    image.src = address;
    await done;
    image.remove();
  }, src);

/** Everything that a test has to fail on, made to happen, and the line that tells of it. */
const failures: readonly { name: string; line: RegExp; happen: (on: Page) => Promise<unknown> }[] = [
  {
    name: 'a picture that is answered 500',
    line: /^GET .*\/capa\.jpg: 500$/,
    happen: async (on) => {
      await on.route('**/capa.jpg', (route) => route.fulfill({ status: 500 }));
      await picture(on, '/capa.jpg');
    },
  },
  {
    name: 'a picture that the browser blocks',
    line: /^GET http:\/\/127.*\/uploads\/capa\.jpg: net::ERR_BLOCKED_BY_ORB$/,
    happen: (on) => picture(on, `${page.replace('localhost', '127.0.0.1')}uploads/capa.jpg`),
  },
  {
    name: 'a picture that cannot be read',
    line: /^picture: .*\/capa\.jpg$/,
    happen: async (on) => {
      await on.route('**/capa.jpg', (route) => route.fulfill({ contentType: 'image/jpeg', body: 'nada' }));
      await picture(on, '/capa.jpg');
    },
  },
  {
    name: 'a picture that has no address',
    line: /^picture: $/,
    happen: (on) => on.setContent('<img alt="Uma fotografia" style="width: 40px; height: 40px">'),
  },
  {
    name: 'a page that is not there',
    line: /^GET .*\/nao-existe: 404$/,
    happen: (on) => on.goto(`${addresses.site}/nao-existe`),
  },
  {
    name: 'a request that is cut off',
    line: /^GET .*\/dados: net::ERR_FAILED$/,
    happen: async (on) => {
      await on.route('**/dados', (route) => route.abort());
      await on.evaluate(() => fetch('/dados').catch(() => undefined));
    },
  },
  {
    name: 'a request that is given up on a page that stays',
    line: /^GET .*\/dados: dropped, although nobody left the page$/,
    happen: async (on) => {
      const control = await askUnanswered(on);
      const dropped = on.waitForEvent('requestfailed');
      await control.evaluate((made) => made.abort());
      await dropped;
    },
  },
  {
    name: 'an error on the console',
    line: /^console: Não foi possível$/,
    happen: (on) => on.evaluate(() => console.error('Não foi possível')),
  },
  {
    name: 'an error that nobody catches',
    line: /^error: Ninguém$/,
    happen: async (on) => {
      const thrown = on.waitForEvent('pageerror');
      await on.evaluate(() => {
        setTimeout(() => {
          throw new Error('Ninguém');
        });
      });
      await thrown;
    },
  },
];

for (const { name, line, happen } of failures) {
  test(`${name} is seen`, async ({ page: tab }) => {
    expectFailure(line);
    await tab.goto(page);
    await happen(tab);
  });

  test.fail(`${name} fails a test that does not expect it`, async ({ page: tab }) => {
    await tab.goto(page);
    await happen(tab);
  });
}

test.fail('an expected failure that does not happen fails the test', async ({ page: tab }) => {
  expectFailure(/: 404$/);
  await tab.goto(page);
});

test('a page of a context made by hand is seen, too', async ({ browser }) => {
  expectFailure(/\/nao-existe: 404$/);
  const tab = await browser.newPage();
  await tab.goto(`${addresses.site}/nao-existe`);
  await tab.close();
});

test.describe('with pictures of another', () => {
  test.use({ isForeign: async ({}, provide) => provide((url) => url.endsWith('/alheia.jpg')) });

  test('one that does not show is no failure', async ({ page: tab }) => {
    await tab.goto(page);
    await picture(tab, '/alheia.jpg');
    await expect(tab.getByRole('img')).toHaveCount(0);
  });

  test('one of its own is seen as ever', async ({ page: tab }) => {
    expectFailure(/^picture: .*\/capa\.jpg$/);
    await tab.goto(page);
    await picture(tab, '/capa.jpg');
  });
});

test('what leaving a page breaks off is no failure', async ({ page: tab }) => {
  await tab.goto(page);
  await tab.route('**/dados', () => undefined);
  const dropped = tab.waitForEvent('requestfailed');
  await tab.evaluate(() => void fetch('/dados').catch(() => undefined));
  await tab.goto(`${page}outra`);
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('a request that is given up for the same with other parameters is no failure', async ({ page: tab }) => {
  await tab.goto(page);
  const control = await askUnanswered(tab);
  const dropped = tab.waitForEvent('requestfailed');
  await control.evaluate(async (first) => {
    first.abort();
    await fetch('/dados?q=outra');
  });
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('a width of a picture that is given up for another is no failure', async ({ page: tab }) => {
  await tab.goto(page);
  await tab.route('**/larga.jpg', () => undefined);
  const asked = tab.waitForRequest('**/larga.jpg');
  const dropped = tab.waitForEvent('requestfailed');
  await tab.evaluate(() => {
    document.body.append(Object.assign(new Image(), { alt: 'Uma fotografia', src: '/larga.jpg' }));
  });
  await asked;
  await tab.evaluate((other) => {
    for (const image of document.images) image.src = other;
  }, 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==');
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED');
});
