import { request } from 'node:http';
import { expect, test } from './support/site-test.js';

interface Answer {
  status: number | undefined;
  allow: string | undefined;
}

/** `fetch` refuses to send some of these. */
function send(method: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = new URL(path, process.env.SITE_URL);
    const sent = request(url, { method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, allow: response.headers.allow });
    });
    sent.once('error', reject);
    sent.end();
  });
}

test('what is no method of the site is answered 405 at every address', async () => {
  for (const method of ['TRACE', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS']) {
    for (const path of ['/', '/eventos', '/nao-existe', '/favicon.ico', '/assets/nao-existe.js']) {
      expect(await send(method, path), `${method} ${path}`).toEqual({ status: 405, allow: 'GET, HEAD' });
    }
  }
});

test('HEAD is answered as GET is', async () => {
  expect((await send('HEAD', '/faq')).status).toBe(200);
});
