import { createConnection, type Connection } from 'mysql2/promise';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type CuttableProxy, cuttableProxy } from '../../../test/support/cuttable-proxy.js';
import { leastEvento } from '../../../test/support/eventos.js';
import { until } from '../../../test/support/until.js';
import { settings } from '../config/settings.js';
import { SECOND_MS } from '../dates/durations.js';
import { onSqlite } from './columns.js';
import { ReadReplicas } from './read-replicas.js';

const OWN = 'No original';
const COPIED = 'Na réplica';

let api: TestApi;

afterAll(() => api.stop());

if (onSqlite) {
  it('on SQLite nothing is read from a replica', async () => {
    api = await startApi();
    expect(await api.app.get(ReadReplicas).reading({ eventos: 1 }, () => Promise.resolve('read'))).toBe('read');
  });
} else {
  describe('a replica', () => {
    let replica: Connection;
    let way: CuttableProxy;
    let name: string;

    beforeAll(async () => {
      const url = new URL(settings.databaseUrl);
      way = await cuttableProxy(url.hostname, Number(url.port || 3306));
      name = `${url.pathname.slice(1)}_copia`;
      const behind = new URL(url);
      [behind.hostname, behind.port, behind.pathname] = ['127.0.0.1', String(way.port), `/${name}`];
      const server = new URL(url);
      server.pathname = '/';
      replica = await createConnection({ uri: server.href });
      await replica.query(`DROP DATABASE IF EXISTS \`${name}\``);
      await replica.query(`CREATE DATABASE \`${name}\``);
      await replica.query(`USE \`${name}\``);
      // each test says itself what this process asks anew
      api = await startApi({ databaseReplicas: [{ url: behind.href, tls: undefined }] });
      const tables = (await api.dataSource.query('SHOW TABLES')) as Record<string, string>[];
      for (const table of tables.flatMap((row) => Object.values(row))) {
        await replica.query(`CREATE TABLE \`${table}\` LIKE \`${url.pathname.slice(1)}\`.\`${table}\``);
      }
    });
    afterAll(async () => {
      await replica.query(`DROP DATABASE \`${name}\``);
      await replica.end();
      await way.cut();
    });

    /** Brings the replica to where the database is, but for the title by which a reader knows whose answer it has. */
    beforeEach(async () => {
      await api.admin
        .post('/api/eventos')
        .send({ ...leastEvento, titulo: OWN })
        .expect(201);
      for (const table of ['eventos', 'content_versions']) {
        await replica.query(`DELETE FROM ${table}`);
        await replica.query(
          `INSERT INTO ${table} SELECT * FROM \`${new URL(settings.databaseUrl).pathname.slice(1)}\`.${table}`,
        );
      }
      await replica.query('UPDATE eventos SET titulo = ?', [COPIED]);
    });

    let asked = 0;
    /** What a visitor reads who asks for what nobody has asked for before. */
    const titles = async (): Promise<string[]> => {
      asked += 1;
      const { body } = await api.http.get(`/api/eventos?range=[0,${asked}]`).expect(200);
      return [...new Set((body as { titulo: string }[]).map(({ titulo }) => titulo))];
    };
    const isRead = () => until('the replica is read', async () => (await titles())[0] === COPIED);

    it('that has what was written answers visitors', async () => {
      await isRead();
      const { body } = await api.http.get('/api/eventos').expect(200);
      const [first] = body as { id: number }[];
      const { body: one } = await api.http.get(`/api/eventos/${first?.id}`).expect(200);
      expect(one).toMatchObject({ titulo: COPIED });
    });

    it('answers nobody who is signed in', async () => {
      await isRead();
      const { body } = await api.admin.get('/api/eventos').expect(200);
      expect((body as { titulo: string }[]).every(({ titulo }) => titulo === OWN)).toBe(true);
    });

    it('is not asked while it is behind what this process knows, and again once it has caught up', async () => {
      await isRead();
      await api.admin
        .post('/api/eventos')
        .send({ ...leastEvento, titulo: OWN })
        .expect(201);
      expect(await titles()).toEqual([OWN]);
      await replica.query('UPDATE content_versions SET version = version + 1');
      await isRead();
    });

    it('that is away is missed by nobody', async () => {
      await isRead();
      await way.cut();
      expect(await titles()).toEqual([OWN]);
      await way.mend();
      await isRead();
    });

    it('that no longer answers is waited for seconds, once', async () => {
      await isRead();
      way.freeze();
      const begun = performance.now();
      expect(await titles()).toEqual([OWN]);
      expect(performance.now() - begun).toBeLessThan(5 * SECOND_MS);
      const again = performance.now();
      expect(await titles()).toEqual([OWN]);
      expect(performance.now() - again).toBeLessThan(SECOND_MS);
      way.thaw();
      await isRead();
    });
  });
}
