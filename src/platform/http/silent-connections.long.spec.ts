import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { until } from '../../../test/support/until.js';
import { connectionTiming } from '../config/timings.js';
import { SECOND_MS } from '../dates/durations.js';

/** Both ends are this process's: a bare machine lets it have 4,096 open. `npm run test:only -- faults` opens 10,000. */
const SILENT = 1_500;
const AT_ONCE = 100;
/** Well above what they are closed after, and below Node's own time for headers. */
const BORNE_MS = 20 * SECOND_MS;

let api: TestApi;

const isHeld = () =>
  new Promise<number>((resolve, reject) => {
    api.app.getHttpServer().getConnections((error: Error | null, count: number) => {
      if (error === null) resolve(count);
      else reject(error);
    });
  });

/** Opens connections that send nothing. */
async function openSilent(count: number): Promise<Socket[]> {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const open: Socket[] = [];
  while (open.length < count) {
    const some = Array.from({ length: AT_ONCE }, () => connect(port, '127.0.0.1'));
    await Promise.all(some.map((socket) => once(socket, 'connect')));
    for (const socket of some) socket.on('error', () => undefined).resume();
    open.push(...some);
  }
  return open;
}

describe('a connection', () => {
  afterEach(() => api.stop());

  describe('that is late', () => {
    beforeEach(async () => {
      api = await startApi({ connectionTiming: { headers: SECOND_MS, look: SECOND_MS / 10 } });
    });

    it('because its headers come a byte at a time is answered 408 and closed', async () => {
      const begun = performance.now();
      const connection = await rawConnection(api.app);
      await connection.write('GET /api/eventos HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      const dribble = setInterval(() => void connection.write('x').catch(() => undefined), SECOND_MS / 20);
      const answer = await connection.answer(/\r\n\r\n/);
      await connection.ended;
      clearInterval(dribble);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(performance.now() - begun).toBeLessThan(BORNE_MS);
    }, 70_000);

    it('on its second request is closed too, and one that comes in pieces and in time is answered', async () => {
      const connection = await rawConnection(api.app);
      for (const piece of ['GET /api/eventos HTTP', '/1.1\r\nHost: local', 'host\r\n\r\n'])
        await connection.write(piece);
      expect(await connection.answer(/\]$/)).toMatch(/^HTTP\/1\.1 200 /);
      await connection.write('GET /api/eventos HTTP/1.1\r\nX-Slow: ');
      await connection.answer(/HTTP\/1\.1 408 /);
      await connection.ended;
    }, 70_000);
  });

  it('that says nothing keeps nobody else waiting, however many there are, and all are closed after their time', async () => {
    // a busy machine takes seconds to open so many, and all have to be open still when the others are answered
    api = await startApi({ connectionTiming: { headers: 10 * SECOND_MS, look: SECOND_MS / 10 } });
    const silent = await openSilent(SILENT);
    const over = Promise.all(silent.map(async (socket) => socket.closed || once(socket, 'close')));
    const form = { nome: 'Ana', email: 'ana@escola.pt', tipo: 'Oficina DFC', mensagem: 'Bom dia' };
    const asked = performance.now();
    await api.http.get('/api/imprensa').expect(200);
    await api.http.post('/formacoes').send(form).expect(201);
    expect(silent.filter((socket) => socket.closed)).toEqual([]);
    expect(performance.now() - asked).toBeLessThan(5 * SECOND_MS);
    await over;
    expect(performance.now() - asked).toBeLessThan(BORNE_MS);
    await until('the server holds none of them', async () => (await isHeld()) < AT_ONCE);
  }, 90_000);
});

it('outside of tests has seconds, not minutes', () => {
  expect(connectionTiming.headers + connectionTiming.look).toBeLessThanOrEqual(30 * SECOND_MS);
});
