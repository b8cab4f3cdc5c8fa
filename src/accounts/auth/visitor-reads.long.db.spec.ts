import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Controller, Get } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { until } from '../../../test/support/until.js';
import { Public } from '#platform/access/access.decorator.js';
import { settings } from '#platform/config/settings.js';

const KEPT = '/api/eventos';
let counter = 0;
/** Returns an address that nobody has asked for before, so that its answer is not kept yet. */
const notKept = () => `/api/eventos?range=[0,${(counter += 1)}]`;

function busyFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('while the process does not keep up', () => {
  let api: TestApi;
  let blocked = false;
  let blocking: Promise<void>;

  beforeAll(async () => {
    api = await startApi({ overloadDelayMs: 100 });
    await api.http.get(KEPT).expect(200);
  });
  afterAll(async () => {
    blocked = false;
    await blocking;
    await api.stop();
  });

  async function block(): Promise<void> {
    while (blocked) {
      busyFor(130);
      await turn();
    }
  }
  const status = async (path: string) => (await api.http.get(path)).status;

  it('visitors’ reads that are not kept get 503, and nothing else does; then they are answered again', async () => {
    blocked = true;
    blocking = block();
    await until('it says so', async () => (await status(notKept())) === 503);
    const token = { Authorization: 'Bearer a.b.c' };
    const subscription = { nome: 'Ana', email: 'ana@exemplo.pt' };
    const [refused, file, falseToken, live, ready, kept, captcha, administrator, form] = await Promise.all([
      api.http.get(notKept()).set('Origin', 'http://localhost:8080'),
      status('/uploads/foto.jpg'),
      api.http.get('/api/relatorios?ano=2025').set(token),
      status('/health/live'),
      status('/health/ready'),
      status(KEPT),
      status('/api/captcha'),
      api.admin.get(notKept()),
      api.http.post('/api/newsletter').send(subscription),
    ]);
    expect([refused.status, file, falseToken.status]).toEqual([503, 503, 503]);
    expect(refused.body).toMatchObject({
      statusCode: 503,
      message: 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.',
    });
    expect(refused.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'access-control-allow-origin': 'http://localhost:8080',
    });
    expect({ live, ready, kept, captcha, administrator: administrator.status }).toEqual({
      live: 200,
      ready: 200,
      kept: 200,
      captcha: 200,
      administrator: 200,
    });
    expect([form.status, form.body]).toEqual([201, expect.anything()]);
    blocked = false;
    await blocking;
    await until('it answers again', async () => (await status(notKept())) === 200);
  });
});

const LARGE_BYTES = 16_000_000;

/** Reads that take until they are let go, and one that takes long to be read. */
@Controller()
class Slow {
  static readonly waiting: (() => void)[] = [];

  @Get('/espera')
  @Public()
  wait(): Promise<void> {
    return new Promise((resolve) => Slow.waiting.push(resolve));
  }

  @Get('/muito')
  @Public()
  much(): string {
    return 'x'.repeat(LARGE_BYTES);
  }
}

describe('while more is read than one process works on', () => {
  const PLACES = settings.embedded ? 4 : 20;
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({}, [Slow]);
    await api.http.get(KEPT).expect(200);
  });
  afterAll(() => api.stop());
  const waiting = (count: number) => until(`${count} wait`, () => Promise.resolve(Slow.waiting.length === count));
  const letGo = (count: number) => Slow.waiting.splice(0, count).forEach((go) => go());
  const begin = async (path: string) => {
    const connection = await rawConnection(api.app);
    await connection.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return connection;
  };

  it('what comes beyond waits a second and is refused, and nothing else is', async () => {
    const status = async () => (await api.http.get('/espera')).status;
    const reads = Array.from({ length: PLACES - 1 }, status);
    await waiting(PLACES - 1);
    // a place is taken for as long as a read is worked on, and by nothing else
    for (let count = 0; count < 3; count += 1) await api.http.get(notKept()).expect(200);
    reads.push(status());
    await waiting(PLACES);
    const start = performance.now();
    const [refused, ...others] = await Promise.all([
      api.http.get(notKept()),
      ...[KEPT, '/health/ready', '/api/captcha'].map((path) => api.http.get(path)),
      api.admin.get(notKept()),
    ]);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(performance.now() - start).toBeGreaterThan(900);
    expect(new Set(others.map((other) => other.status))).toEqual(new Set([200]));
    await api.http.get('/uploads/foto.jpg').expect(404);
    const form = { nome: 'Ana', email: 'ana@escola.pt', tipo: 'Oficina DFC', mensagem: 'Bom dia' };
    await api.http.post('/formacoes').send(form).expect(201);
    const begun = performance.now();
    await api.http.get('/api/relatorios?ano=2024').set('Authorization', 'Bearer a.b.c').expect(503);
    expect(performance.now() - begun).toBeLessThan(900);

    const next = api.http.get(notKept()).then((answer) => answer.status);
    letGo(1);
    expect(await next).toBe(200);
    letGo(PLACES);
    expect(new Set(await Promise.all(reads))).toEqual(new Set([200]));
  });

  it('who goes away before the answer gives the place back', async () => {
    const connections = await Promise.all(Array.from({ length: PLACES }, () => begin('/espera')));
    await waiting(PLACES);
    await api.http.get(notKept()).expect(503);
    await Promise.all(connections.map((connection) => connection.abort()));
    await until('there is room', async () => (await api.http.get(notKept())).status === 200);
    letGo(PLACES);
  });

  it('who reads slowly holds no place', async () => {
    const connections = await Promise.all(Array.from({ length: PLACES - 1 }, () => begin('/espera')));
    await waiting(PLACES - 1);
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const slow = connect(port, '127.0.0.1');
    slow.write('GET /muito HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(slow, 'readable');
    await api.http.get(notKept()).expect(200);
    slow.destroy();
    letGo(PLACES);
    await Promise.all(connections.map((connection) => connection.abort()));
  });
});

describe('visitors’ reads that are not kept', () => {
  const SCHOOL = '203.0.113.7';
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ rateLimitReads: 3, siteAddresses: ['198.51.100.0/24'], trustProxy: 'loopback' });
    await api.http.get(KEPT).expect(200);
  });
  afterAll(() => api.stop());

  const from = (ip: string, path = notKept()) => api.http.get(path).set('X-Forwarded-For', ip);
  const statuses = async (count: number, ask: (index: number) => PromiseLike<{ status: number }>) => {
    const got: number[] = [];
    for (let index = 0; index < count; index += 1) got.push((await ask(index)).status);
    return got;
  };

  it('are limited for each client, with a plain sentence; what is kept is not, nor is another client', async () => {
    expect(await statuses(4, () => from(SCHOOL))).toEqual([200, 200, 200, 429]);
    const { body, headers } = await from(SCHOOL);
    expect(body).toMatchObject({
      statusCode: 429,
      message: 'Demasiados pedidos. Aguarde um minuto e tente novamente.',
    });
    expect(headers['retry-after']).toBe('60');
    expect(await statuses(10, () => from(SCHOOL, KEPT))).toEqual(Array(10).fill(200));
    expect(await statuses(2, () => from(SCHOOL, '/health/ready'))).toEqual([200, 200]);
    expect((await from('203.0.113.8')).status).toBe(200);
    const administrator = await api.admin.get(notKept()).set('X-Forwarded-For', SCHOOL);
    expect(administrator.status).toBe(200);
  });

  it('are limited for a whole IPv6 network of one client', async () => {
    expect(await statuses(4, (index) => from(`2001:db8:1:2::${index + 1}`))).toEqual([200, 200, 200, 429]);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
  });

  it('are not limited for the site’s server', async () => {
    expect(await statuses(8, () => api.http.get(notKept()))).toEqual(Array(8).fill(200));
    expect(await statuses(8, () => from('198.51.100.20'))).toEqual(Array(8).fill(200));
  });

  it('of files have room for the pictures of a page, and a token that is none brings no more', async () => {
    const file = () => from('203.0.113.9', '/uploads/foto.jpg');
    expect(await statuses(31, file)).toEqual([...Array<number>(30).fill(404), 429]);
    expect((await file().set('Authorization', 'Bearer a.b.c')).status).toBe(401);
    expect((await from('203.0.113.9')).status).toBe(200);
  });
});

describe('where the limit is turned off', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ rateLimitReads: 0, trustProxy: 'loopback' });
  });
  afterAll(() => api.stop());

  it('a client reads as often as it wants', async () => {
    for (let count = 0; count < 20; count += 1) {
      await api.http.get(notKept()).set('X-Forwarded-For', '203.0.113.7').expect(200);
    }
  });
});
