import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { lookUpPublic } from './look-up-public.js';
import { isPublicAddress } from './public-address.js';

interface Asked {
  origin: string;
  seen: string[];
  stop(): Promise<void>;
}

/** A web server on this machine, and what it was asked for. */
async function listen(answer: (method: string, url: string) => number): Promise<Asked> {
  const seen: string[] = [];
  const server: Server = createServer(({ method = '', url = '' }, response) => {
    seen.push(`${method} ${url}`);
    response.writeHead(answer(method, url), { Location: '/nao-existe' }).end('a'.repeat(10_000));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

const answers: Readonly<Record<string, number>> = { '/faq': 200, '/antiga': 301, '/foi': 410, '/erro': 500 };
let site: Asked;
let other: Asked;
let api: TestApi;

beforeAll(async () => {
  site = await listen((method, url) => {
    if (url === '/so-get') return method === 'GET' ? 200 : 404;
    return answers[url] ?? 404;
  });
  other = await listen(() => 404);
  api = await startApi({ siteUrl: site.origin });
});
afterAll(async () => {
  await api.stop();
  await site.stop();
  await other.stop();
});
beforeEach(() => {
  site.seen.length = 0;
  other.seen.length = 0;
});

const look = async (...ligacoes: string[]) =>
  (await api.admin.post('/api/ligacoes').send({ ligacoes }).expect(200)).body as {
    ligacao: string;
    problema: string;
  }[];

describe('links', () => {
  it('that lead nowhere are told, and no others', async () => {
    const dead = await look('/faq', '/nao-existe', '/foi', '/antiga', '/erro', '/so-get', `${site.origin}/outra`);
    expect(dead.map(({ ligacao }) => ligacao).sort()).toEqual(['/foi', '/nao-existe', `${site.origin}/outra`]);
    expect(dead[0]?.problema).toBe('A página não existe.');
    // where it sends on is not followed
    expect(site.seen.filter((line) => line === 'GET /nao-existe')).toHaveLength(1);
  });

  it('are asked for once each, and only where they are of the web', async () => {
    expect(await look('/faq', '/faq', 'mailto:a@exemplo.pt', 'javascript:alert(1)', 'http://[')).toEqual([]);
    expect(site.seen).toEqual(['HEAD /faq']);
  });

  it('lead the API to no address of this machine or of a private network, by whatever name', async () => {
    const { port } = new URL(other.origin);
    const names = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0'];
    const within = names.flatMap((name) => [`http://${name}:${port}/`, `http://${name}/`]);
    expect(await look(...within, `//127.0.0.1:${port}/`, `http://x@127.0.0.1:${port}/`)).toEqual([]);
    expect(other.seen).toEqual([]);
  });

  it.each([{ all: true }, { all: false }, {}])(
    'are connected to no name that leads within, asked for %s',
    async (how) => {
      const found = await new Promise((resolve) => {
        lookUpPublic('localhost', how, (error, address) => resolve(error?.message ?? address));
      });
      expect(found).toBe('The name leads to an address that is not on the web.');
    },
  );

  it.each([
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.20.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['localhost', false],
    ['193.137.0.1', true],
    ['2a00:1450:4003::1', true],
  ])('know whether %s is on the web', (ip, expected) => {
    expect(isPublicAddress(ip)).toBe(expected);
  });

  it('are looked at for editors alone, so many at a time', async () => {
    await api.http
      .post('/api/ligacoes')
      .send({ ligacoes: ['/faq'] })
      .expect(401);
    for (const ligacoes of [Array<string>(31).fill('/faq'), ['a'.repeat(501)], [1], 'faq', [{ a: 1 }]]) {
      await api.admin.post('/api/ligacoes').send({ ligacoes }).expect(400);
    }
    expect(site.seen).toEqual([]);
  });
});
