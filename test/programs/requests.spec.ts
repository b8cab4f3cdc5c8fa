import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OwnStack, startOwnStack } from './support/own-stack.js';

// The site and the back office get requests that no browser sends.

let stack: OwnStack;

beforeAll(async () => {
  stack = await startOwnStack({}, { hasBackOffice: true });
});
afterAll(() => stack.stop());

/** Sends bytes as they stand, and gives the program's answer. */
async function answerTo(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(Buffer.from(bytes, 'latin1'));
  return text(socket);
}

describe('the site', () => {
  /** `fetch` refuses to send some of these. */
  async function send(method: string, path: string) {
    const sent = request(new URL(path, stack.site), { method }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return { method, path, status: response.statusCode, allow: response.headers.allow };
  }

  it('answers 405 to what is no method of its own at every address', async () => {
    for (const method of ['TRACE', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS']) {
      for (const path of ['/', '/eventos', '/nao-existe', '/favicon.ico', '/assets/nao-existe.js']) {
        expect(await send(method, path)).toEqual({ method, path, status: 405, allow: 'GET, HEAD' });
      }
    }
  });

  it('is built on what React Router writes: a page holds its scripts back, sealed by their hashes, and no other page’s', async () => {
    const page = await fetch(`${stack.site}/faq`);
    const html = await page.text();
    expect(html).not.toMatch(/rel="modulepreload"|<script[^>]* type="module"| nonce=/);
    expect(html.match(/<script type="text\/plain"/g)).toHaveLength(1);
    const scripts = html.match(/<script>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    expect(page.headers.get('content-security-policy')?.match(/'sha256-/g)?.length).toBeGreaterThanOrEqual(
      scripts.length,
    );
    expect(html).toMatch(/\/assets\/faq-/);
    expect(html).not.toMatch(/\/assets\/eventos-/);
  });

  it('answers HEAD as GET', async () => {
    expect((await send('HEAD', '/faq')).status).toBe(200);
  });
});

describe.each([
  { title: 'the site', origin: () => stack.site, path: '/faq', refused: 405 },
  { title: 'the back office', origin: () => stack.admin, path: '/login', refused: 404 },
])('$title', ({ origin, path, refused }) => {
  const ask = (target: string, host: string) =>
    answerTo(origin(), `GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  const statusOf = async (target: string, host: string) => [
    target,
    host,
    /^HTTP\/1\.1 (\d{3}) /.exec(await ask(target, host))?.[1],
  ];

  it('waits for no body: it answers and closes the connection', async () => {
    for (const [method, status] of [
      ['GET', 200],
      ['POST', refused],
    ] as const) {
      for (const body of ['Content-Length: 104857600', 'Transfer-Encoding: chunked']) {
        const [head = ''] = (
          await answerTo(origin(), `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${body}\r\n\r\n`)
        ).split('\r\n\r\n');
        expect([method, body, ...head.split('\r\n')]).toContain('Connection: close');
        expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      }
    }
  });

  it('answers whatever name it is called by', async () => {
    for (const name of ['localhost', 'www.exemplo.pt:443', 'public-web:8080', '192.0.2.1', '[2001:db8::7]:8080']) {
      const host = `Host: ${name}\r\n`;
      expect(await statusOf(path, host)).toEqual([path, host, '200']);
    }
  });

  it('leads nobody to where a request says that it came for', async () => {
    const forwarded = 'X-Forwarded-Host: mau.exemplo\r\nX-Forwarded-Proto: https\r\nForwarded: host=mau.exemplo\r\n';
    for (const target of [path, '/nada', '/sitemap.xml', '/.well-known/security.txt']) {
      const answer = await ask(target, `Host: mau.exemplo\r\n${forwarded}`);
      expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /);
      expect(answer).not.toContain('mau.exemplo');
    }
  });

  it('refuses a request that is addressed to nobody, kept page or not', async () => {
    const odd = [
      '',
      ' ',
      'a b',
      'a/b',
      'ana@a',
      'a\\b',
      '<script>',
      'a, b',
      'a\r\nHost: a',
      '\xe9',
      'a\u0001b',
      'a\0b',
    ];
    odd.push('a:b', 'a:99999', '[::1', '[:::::]:80', '[zz::1]', '1.2.3.4.5');
    for (const host of [...odd.map((name) => `Host: ${name}\r\n`), ''])
      expect(await statusOf(path, host)).toEqual([path, host, '400']);
    const host = 'Host: localhost\r\n';
    for (const target of ['*', 'http://[::1/', 'http://ana@localhost/', 'ftp://localhost/', 'nada'])
      expect(await statusOf(target, host)).toEqual([target, host, '400']);
  });

  it('answers what is asked in the form for a proxy like its path', async () => {
    const host = 'Host: localhost\r\n';
    for (const target of [
      `http://mau.exemplo${path}`,
      `HTTPS://localhost:443${path}?a=b`,
      'http://localhost/health/live',
    ])
      expect(await statusOf(target, host)).toEqual([target, host, '200']);
    expect(await statusOf('http://localhost/nada', host)).toEqual(['http://localhost/nada', host, '404']);
    expect(await statusOf(`http://localhost${path}`, 'Host: a b\r\n')).toEqual([
      `http://localhost${path}`,
      'Host: a b\r\n',
      '400',
    ]);
    expect(await ask(`http://mau.exemplo${path}`, host)).not.toContain('mau.exemplo');
  });

  it('says of the server as a whole what it allows', async () => {
    for (const target of ['*', 'http://localhost'])
      expect(
        await answerTo(origin(), `OPTIONS ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      ).toMatch(/^HTTP\/1\.1 204 No Content\r\nAllow: GET, HEAD, OPTIONS\r\n/);
    const withBody = await answerTo(origin(), 'OPTIONS * HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n');
    expect(withBody).toMatch(/^HTTP\/1\.1 204 [^]*Connection: close/);
  });
});
