import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { lookUpPublic } from './ligacoes.module.js';

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

/** Where the process tried to connect to while something was done, ports of the web and of the site alone. */
async function attemptsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const attempts: string[] = [];
  const ports = [80, 443, Number(new URL(site.origin).port)];
  const listener = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    socket.on('connectionAttempt', (ip, port) => ports.includes(port) && attempts.push(`${ip} ${port}`));
  };
  subscribe('net.client.socket', listener);
  try {
    await work();
  } finally {
    unsubscribe('net.client.socket', listener);
  }
  return attempts;
}

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

  it('are connected to where the name was found to lead, and nowhere else', async () => {
    const { port } = new URL(site.origin);
    expect(await attemptsDuring(() => look('/faq'))).toEqual([`127.0.0.1 ${port}`]);
    const names = ['localhost', 'LOCALHOST.', 'a.localhost'];
    const addresses = names.flatMap((name) => [`http://${name}/`, `https://${name}/`]);
    expect(await attemptsDuring(() => look(...addresses))).toEqual([]);
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
