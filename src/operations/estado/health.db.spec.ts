import type { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type CuttableProxy, cuttableProxy } from '../../../test/support/cuttable-proxy.js';
import { until } from '../../../test/support/until.js';
import { limitWaits } from '#platform/database/limited-waits.js';
import { dataSourceOptions, POOL_SIZE } from '#platform/data-source/options.js';
import { SECOND_MS } from '#platform/dates/durations.js';
import { settings } from '#platform/config/settings.js';

let api: TestApi;

describe('a healthy API', () => {
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it.each(['/health/live', '/health/ready'])('says so at %s, and nothing keeps it', async (path) => {
    const { body, headers } = await api.http.get(path).expect(200);
    expect(body).toEqual({ status: 'ok' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

if (settings.embedded) {
  describe('an API whose database has no room left', () => {
    beforeAll(async () => {
      api = await startApi();
    });
    afterAll(() => api.stop());
    const roomFor = (pages: number) => api.dataSource.query(`PRAGMA max_page_count = ${pages}`);
    const publish = () =>
      api.admin.post('/materialpost').send({
        titulo: 'Um guia',
        texto: 'guia '.repeat(300),
        download: 'https://exemplo.pt/guia.pdf',
        img: 'https://exemplo.pt/capa.jpg',
      });

    it('answers 503 in under a second with when to come again, stores nothing, still reads, and is back by itself', async () => {
      await publish().expect(201);
      await roomFor(1);
      for (let stored = 1; ; stored += 1) {
        const start = performance.now();
        const { status, body, headers } = await publish();
        if (status === 201 && stored < 200) continue;
        expect(performance.now() - start).toBeLessThan(1_000);
        const sentence = 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.';
        expect([status, headers['retry-after'], body.message]).toEqual([503, '5', sentence]);
        const list = await api.http.get('/materialpost').expect(200);
        expect(list.body).toHaveLength(stored);
        break;
      }
      await roomFor(1_000_000);
      await publish().expect(201);
    });
  });
}

if (!settings.embedded) {
  describe('an API whose database goes away', () => {
    let proxy: CuttableProxy;

    beforeAll(async () => {
      const url = new URL(settings.databaseUrl);
      proxy = await cuttableProxy(url.hostname, Number(url.port));
      url.port = String(proxy.port);
      api = await startApi({ databaseUrl: url.href });
      await proxy.cut();
    });
    afterAll(async () => {
      await api.stop();
      await proxy.cut();
    });

    it.each([
      ['GET', '/api/eventos'],
      ['GET', '/api/users'],
      ['POST', '/api/login'],
      ['GET', '/health/ready'],
    ] as const)('answers 503 to %s %s in under a second, with when to come again', async (method, path) => {
      const start = performance.now();
      const login = { email: 'a@b.pt', password: 'x' };
      const { status, body, headers } = await (method === 'GET'
        ? api.admin.get(path)
        : api.http.post(path).send(login));
      expect(performance.now() - start).toBeLessThan(1_000);
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
      const sentence = 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.';
      expect(body).toEqual({ statusCode: 503, message: sentence, erro: sentence, error: sentence });
    });

    it('lives on', async () => {
      await api.http.get('/health/live').expect(200);
    });

    it('is back by itself within five seconds', async () => {
      await proxy.mend();
      const start = performance.now();
      await until('the API is ready', async () => (await api.http.get('/health/ready')).status === 200);
      expect(performance.now() - start).toBeLessThan(5_000);
      await api.http.get('/api/eventos').expect(200);
      await api.admin.get('/api/users').expect(200);
    });
  });

  describe('an API whose database hangs', () => {
    const BOUND_MS = 15 * SECOND_MS;
    let proxy: CuttableProxy;

    beforeAll(async () => {
      const url = new URL(settings.databaseUrl);
      proxy = await cuttableProxy(url.hostname, Number(url.port));
      url.port = String(proxy.port);
      api = await startApi({ databaseUrl: url.href });
    });
    afterAll(async () => {
      proxy.thaw();
      await api.stop();
      await proxy.cut();
    });

    it('answers everybody 503 after a while, and is back by itself within five seconds', async () => {
      const form = { nome: 'Ana', email: 'ana@escola.pt', tipo: 'Oficina DFC', mensagem: 'Bom dia' };
      const ask = () => [
        api.admin.get('/api/users'),
        api.http.post('/formacoes').send(form),
        ...Array.from({ length: 30 }, (_, count) => api.http.get(`/api/eventos?range=[0,${count + 1}]`)),
      ];
      // some are asking on connections that are open, the others wait for one
      await Promise.all(Array.from({ length: POOL_SIZE / 2 }, () => api.dataSource.query('SELECT 1')));
      proxy.freeze();
      const start = performance.now();
      const answers = await Promise.all(ask());
      expect(performance.now() - start).toBeLessThan(BOUND_MS);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      await api.http.get('/health/live').expect(200);
      await api.http.get('/health/ready').expect(503);
      proxy.thaw();
      const thawed = performance.now();
      await until('the API is ready', async () => (await api.http.get('/health/ready')).status === 200);
      expect(performance.now() - thawed).toBeLessThan(5 * SECOND_MS);
      expect(new Set((await Promise.all(ask())).map(({ ok }) => ok))).toEqual(new Set([true]));
    }, 60_000);

    it('refuses whoever waits for a connection that hangs as soon as it is open', async () => {
      const url = new URL(settings.databaseUrl);
      const way = await cuttableProxy(url.hostname, Number(url.port));
      url.port = String(way.port);
      const dataSource = await new DataSource(dataSourceOptions({ ...settings, databaseUrl: url.href })).initialize();
      limitWaits(dataSource);
      const held = dataSource.createQueryRunner();
      await held.connect();
      (dataSource.driver as unknown as { pool: EventEmitter }).pool.once('connection', () => way.freeze());
      await expect(dataSource.query('SELECT 1')).rejects.toThrow(/./);
      way.thaw();
      await expect(dataSource.query('SELECT 1')).resolves.toHaveLength(1);
      await held.release();
      await dataSource.destroy();
      await way.cut();
    });
  });

  it('has the server end what nobody waits for any more', async () => {
    api = await startApi();
    // one that looks at nothing but its own work: the server ends a SLEEP by itself once nobody listens
    const slow = "SELECT BENCHMARK(100000000000, MD5('demorado')) AS demorado";
    await expect(api.dataSource.query(slow)).rejects.toThrow(/./);
    const running = 'SELECT COUNT(*) AS running FROM information_schema.processlist WHERE info = ?';
    const count = async () => ((await api.dataSource.query(running, [slow])) as { running: unknown }[])[0]?.running;
    await until('the statement is over', async () => Number(await count()) === 0);
    await api.stop();
  }, 60_000);

  it('asks nothing more on a connection on which a statement took too long', async () => {
    api = await startApi();
    const runner = api.dataSource.createQueryRunner();
    const connectionOf = async (ask: (sql: string) => Promise<unknown>): Promise<number> =>
      Number(((await ask('SELECT CONNECTION_ID() AS id, SLEEP(0.2)')) as [{ id: unknown }])[0].id);
    const pooled = () =>
      Promise.all(Array.from({ length: POOL_SIZE }, () => connectionOf((sql) => api.dataSource.query(sql))));
    const own = await connectionOf((sql) => runner.query(sql));
    await runner.release();
    expect(await pooled()).toContain(own);

    const stuck = api.dataSource.createQueryRunner();
    const its = await connectionOf((sql) => stuck.query(sql));
    await expect(stuck.query('SELECT SLEEP(50)')).rejects.toThrow(/./);
    await stuck.release();
    expect(await pooled()).not.toContain(its);
    await api.stop();
  }, 60_000);

  it('waits for a locked row for a while, and no longer', async () => {
    api = await startApi();
    const runner = api.dataSource.createQueryRunner();
    await api.http
      .post('/formacoes')
      .send({ nome: 'Ana', email: 'ana@escola.pt', tipo: 'Oficina DFC', mensagem: 'Olá' })
      .expect(201);
    const [{ id }] = (await runner.query('SELECT id FROM formacoes')) as { id: number }[] as [{ id: number }];
    await runner.startTransaction();
    await runner.query('SELECT id FROM formacoes WHERE id = ? FOR UPDATE', [id]);
    const start = performance.now();
    await api.admin.delete(`/formacoes/${id}`).expect(503);
    expect(performance.now() - start).toBeLessThan(20 * SECOND_MS);
    await runner.rollbackTransaction();
    await runner.release();
    await api.admin.delete(`/formacoes/${id}`).expect(204);
    await api.stop();
  }, 60_000);
}
