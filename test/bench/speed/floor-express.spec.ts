import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { Evento } from '#content/eventos/evento.entity.js';
import { startApi, type TestApi } from '../../support/api.js';
import { fillTable } from '../../support/fill-table.js';
import { until } from '../../support/until.js';
import { form, reads } from './targets.mjs';

// A server that answers less is faster for nothing, so the one that `npm run bench -- speed` compares with the API must
// do the same as the API.

let api: TestApi;
let floor: ChildProcess;
let bare: string;

beforeAll(async () => {
  api = await startApi();
  await fillTable(api.dataSource, api.dataSource.getMetadata(Evento), 500);
  // as the benchmark's own: those that follow their dates would turn over between two answers
  await api.dataSource.getRepository(Evento).update({ tipoAutomatico: true }, { tipoAutomatico: false });
  const [port] = await freePorts(1);
  bare = `http://127.0.0.1:${port}`;
  floor = spawn(process.execPath, [join(import.meta.dirname, 'floor-express.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until('the floor answers', () =>
    fetch(bare).then(
      () => true,
      () => false,
    ),
  );
});
afterAll(async () => {
  const ended = once(floor, 'exit');
  floor.kill();
  await ended;
  await api.stop();
});

it.each(Object.entries(reads))('answers the %s as the API does', async (_name, path) => {
  const answers = await Promise.all(
    [await api.app.getUrl(), bare].map(async (origin) => {
      const response = await fetch(origin + path);
      return { range: response.headers.get('Content-Range'), body: await response.json() };
    }),
  );
  expect(answers[0]?.body).not.toEqual([]);
  expect(answers[1]).toEqual(answers[0]);
});

it('writes as many rows of each table as the API does for a form', async () => {
  const written: Record<string, number>[] = [];
  for (const origin of [await api.app.getUrl(), bare]) {
    const before = await rows();
    const response = await fetch(origin + form.path, { ...form, body: form.body.replace('{id}', origin.slice(-5)) });
    expect(response.status).toBe(201);
    const after = await rows();
    written.push(
      Object.fromEntries(Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)])),
    );
  }
  expect(written[0]).toMatchObject({ formacoes: 1, outbox: 1 });
  expect(written[1]).toEqual(written[0]);
});

/** How many rows each table has. */
async function rows(): Promise<Record<string, number>> {
  const tables = api.dataSource.entityMetadatas;
  const counts = await Promise.all(
    tables.map(async ({ target, tableName }) => [tableName, await api.dataSource.getRepository(target).count()]),
  );
  return Object.fromEntries(counts) as Record<string, number>;
}
