import { expect, expectFailure, test } from '../support/browser-test.js';
import { ADMIN_URL, API_URL } from './support/environment.js';

/** A global of browsers that the compiler's types do not have yet. */
interface Factory {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}

const get = (path: string): Promise<Response> => fetch(`${ADMIN_URL}${path}`, { redirect: 'manual' });

for (const path of [
  '/login',
  '/dashboard',
  '/dashboard/eventos',
  '/adicionar/evento',
  '/editar/eventos/7',
  '/lista-de-relatorios',
]) {
  test(`${path} is answered with the page, never stored`, async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<div id="root">');
  });
}

test('an unknown path and an unknown file are not found', async () => {
  expect((await get('/nao-existe')).status).toBe(404);
  expect((await get('/assets/nao-existe.js')).status).toBe(404);
  expect((await get('/../package.json')).status).toBe(404);
});

test('hashed files are kept for ever', async () => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await get('/login')).text())?.[1];
  const response = await get(script ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('the policy allows our own scripts, styles with the nonce of this answer, and the API', async () => {
  const [first, second] = await Promise.all([get('/login'), get('/login')]);
  const policy = first.headers.get('content-security-policy') ?? '';
  const html = await first.text();
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce).toBeTruthy();
  expect(html).toContain(`nonce="${nonce}"`);
  expect(second.headers.get('content-security-policy')).not.toContain(`'nonce-${nonce}'`);
  expect(policy).not.toContain('unsafe-');
  expect(policy).toContain(`connect-src ${API_URL};`);
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard',
  ]) {
    expect(policy).toContain(part);
  }
  expect(html).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/);
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  expect(first.headers.get('x-powered-by')).toBeNull();
  expect(first.headers.get('strict-transport-security') === null).toBe(ADMIN_URL.startsWith('http:'));
});

test('is live', async () => {
  const response = await get('/health/live');
  expect(response.status).toBe(200);
});

test('a text that somebody puts where it would be markup or script is not taken', async ({ page }) => {
  await page.goto('/login');
  expectFailure(/TrustedHTML/);
  expectFailure(/TrustedScriptURL/);
  expectFailure(/TrustedTypePolicy/);
  const refused = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('div').innerHTML = '<img src=x>'),
      () => (document.createElement('script').src = '/a.js'),
      () => (window as unknown as Factory).trustedTypes.createPolicy('nossa', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});
