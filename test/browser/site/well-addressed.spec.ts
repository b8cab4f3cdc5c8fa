import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from './support/site-test.js';

const programs = {
  'the site': { origin: process.env.SITE_URL, path: '/faq' },
  'the back office': { origin: process.env.ADMIN_URL, path: '/login' },
};

for (const [title, { origin = '', path }] of Object.entries(programs)) {
  /** The answer to a request that is written as it stands. */
  async function answerTo(target: string, host: string): Promise<string> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 'latin1'));
    return text(socket);
  }
  const statusOf = async (target: string, host: string) =>
    /^HTTP\/1\.1 (\d{3}) /.exec(await answerTo(target, host))?.[1] ?? '';

  test(`${title} answers whatever name it is called by`, async () => {
    for (const host of ['localhost', 'www.exemplo.pt:443', 'public-web:8080', '192.0.2.1', '[2001:db8::7]:8080']) {
      expect(await statusOf(path, `Host: ${host}\r\n`), host).toBe('200');
    }
  });

  test(`${title} leads nobody to where a request says that it came for`, async () => {
    const forwarded = 'X-Forwarded-Host: mau.exemplo\r\nX-Forwarded-Proto: https\r\nForwarded: host=mau.exemplo\r\n';
    for (const target of [path, '/nada', '/sitemap.xml', '/.well-known/security.txt']) {
      const answer = await answerTo(target, `Host: mau.exemplo\r\n${forwarded}`);
      expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /);
      expect(answer).not.toContain('mau.exemplo');
    }
  });

  test(`${title} refuses a request that is addressed to nobody, kept page or not`, async () => {
    const hosts = [
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
    hosts.push('a:b', 'a:99999', '[::1', '[:::::]:80', '[zz::1]', '1.2.3.4.5');
    for (const host of hosts) expect(await statusOf(path, `Host: ${host}\r\n`), JSON.stringify(host)).toBe('400');
    expect(await statusOf(path, ''), 'no host').toBe('400');
    for (const target of ['*', 'http://localhost/', 'http://[::1/', 'nada']) {
      expect(await statusOf(target, 'Host: localhost\r\n'), target).toBe('400');
    }
  });
}
