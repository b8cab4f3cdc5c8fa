import type { APIResponse } from '@playwright/test';
import routes from '../../../public-web/app/routes.js';
import { type OwnStack, startOwnStack } from '../../programs/support/own-stack.js';
import { expect, test } from './support/site-test.js';

/** Its own, so that nobody else changes what is on a page. */
let stack: OwnStack;

// One worker runs all tests of this file, so that the things they share are made once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  stack = await startOwnStack({});
});
test.afterAll(() => stack.stop());

/** The values for the parts that a route leaves open. */
const open: Readonly<Record<string, string>> = { ':id': '1', '*': 'nao-existe' };

/** An address of every route but those that a secret opens, as a page and as the data that a running page loads. */
const everywhere = routes.flatMap(({ path = '' }) => {
  if (/:(?:convite|ligacao)/.test(path)) return [];
  const address = `/${path.replaceAll(/:id|\*/g, (part) => open[part] ?? part)}`;
  return path.includes('.') ? [address] : [address, address === '/' ? '/_root.data' : `${address}.data`];
});

/** Returns headers that mark a request as somebody's, each with a description. */
async function personal(): Promise<{ what: string; headers: Record<string, string> }[]> {
  const token = await stack.adminHeaders();
  return [
    { what: 'a cookie', headers: { Cookie: 'a=b' } },
    { what: 'a token', headers: token },
    { what: 'a token that is none', headers: { Authorization: 'Bearer a.b.c' } },
    { what: 'an invitation', headers: { 'X-Convite': 'x' } },
  ];
}

async function mark(response: APIResponse) {
  const { location, 'set-cookie': cookie } = response.headers();
  return { status: response.status(), cookie, location, body: await response.text() };
}

test('whoever asks gets what everybody gets, at every address', async ({ request }) => {
  const all = await personal();
  for (const address of everywhere) {
    const visitor = await mark(await request.get(stack.site + address, { maxRedirects: 0 }));
    expect.soft(visitor.cookie, address).toBeUndefined();
    for (const { what, headers } of all) {
      const theirs = await mark(await request.get(stack.site + address, { headers, maxRedirects: 0 }));
      expect.soft(theirs, `${address} with ${what}`).toEqual(visitor);
    }
  }
});

test('a preview that is none shows nothing, at every address, and is kept by nobody', async ({ request }) => {
  const shown: string[] = [];
  const kept: string[] = [];
  let pages = 0;
  for (const address of everywhere) {
    const visitor = await request.get(stack.site + address, { maxRedirects: 0 });
    const isPage = visitor.headers()['content-type']?.startsWith('text/html') === true || address.endsWith('.data');
    if (!isPage || visitor.status() !== 200) continue;
    pages += 1;
    const theirs = await request.get(`${stack.site}${address}?previsualizacao=x`, { maxRedirects: 0 });
    if (theirs.headers()['cache-control'] !== 'no-store') kept.push(address);
    if (!address.endsWith('.data') && theirs.status() !== 404) shown.push(address);
  }
  expect(pages).toBeGreaterThan(40);
  expect(kept).toEqual([]);
  expect(shown).toEqual([]);
});

test('an invitation is kept by nobody, in whatever state: neither its page nor what a page that runs loads of it', async ({
  request,
}) => {
  const admin = await stack.adminHeaders();
  const made = await request.post(`${stack.api}/api/convites`, { headers: admin, data: {} });
  const { id, url } = (await made.json()) as { id: number; url: string };
  const { pathname } = new URL(url);
  const forms = [pathname, `${pathname}.data`, `${pathname}.data?_routes=routes%2Ftestemunho`, `${pathname}?ano=2024`];
  const all = [{ what: 'nothing', headers: {} }, ...(await personal())];
  const look = async (status: number) => {
    for (const form of forms) {
      for (const { what, headers } of all) {
        const response = await request.get(stack.site + form, { headers });
        expect.soft(response.status(), `${form} with ${what}`).toBe(status);
        expect.soft(response.headers()['cache-control'], `${form} with ${what}`).toBe('no-store');
      }
    }
  };
  await look(200);
  await look(200);
  expect((await request.delete(`${stack.api}/api/convites/${id}`, { headers: admin })).status()).toBe(204);
  await look(410);
});
