import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { runSource } from '../../../test/support/run-source.js';
import { migrate } from '../../platform/database/migrate.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Atividade } from './atividade.entity.js';
import { AtividadeJob } from './atividade.job.js';
import { type ChainReport, checkChain } from './check-chain.js';
import { rowHash } from './row-hash.js';
import { Trail } from './trail.js';
import { HEAD_ID, TrailHead } from './trail-head.entity.js';

const DAY = 86_400_000;
/** How many rows another process writes at once. */
const LANES = 2;
let dataSource: DataSource;
let transactions: Transactions;
let trail: Trail;

beforeAll(async () => {
  await createDatabase();
  dataSource = await (await wholeDataSource()).initialize();
  await migrate(dataSource);
  transactions = new Transactions(dataSource);
  trail = new Trail(transactions);
});
afterAll(async () => {
  await dataSource.destroy();
  await dropDatabase();
});
/** A trail that nothing was ever written to. */
beforeEach(async () => {
  const none = '0'.repeat(64);
  await dataSource.manager.clear(Atividade);
  await dataSource.manager.update(
    TrailHead,
    { id: HEAD_ID },
    { lastId: 0, lastHash: none, anchorId: 0, anchorHash: none },
  );
});

const event = {
  verb: 'criou',
  actor: { id: 1, nome: 'José 🦊 "da"\\ Silva' },
  section: 'eventos',
  origin: '',
} as const;
const record = (recordId: string | null) => trail.record({ ...event, recordId, result: 'ok' });
const check = (): Promise<ChainReport> => dataSource.transaction(checkChain);
const rows = () => dataSource.manager.find(Atividade, { order: { id: 'ASC' } });
/** A row as somebody would have it. */
const altered = (row: Atividade | undefined, changed: Partial<Atividade>): Atividade =>
  Object.assign(new Atividade(), row, changed);
const change = (id: number, changed: Partial<Atividade>) => dataSource.manager.update(Atividade, { id }, changed);

async function written(count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) await record(index % 3 === 0 ? null : String(index));
}

/** A second process that adds to the same trail. */
async function writer(name: string, each: number): Promise<void> {
  const ended = await runSource('test/support/trail-writer.ts', name, String(each), String(LANES));
  expect(ended).toEqual({ code: 0, out: '', complaints: '' });
}

describe('the chain of the trail', () => {
  it('is whole while it is empty, and with rows in it', async () => {
    expect(await check()).toEqual({ good: 0 });
    await written(5);
    expect(await check()).toEqual({ good: 5 });
  });

  it('is whole, and has every row once, when several processes add to it at once', async () => {
    const names = ['a', 'b'];
    const each = 5;
    await Promise.all([...names.map((name) => writer(name, each)), written(each)]);
    const ofWriters = names.length * LANES * each;
    expect(await check()).toEqual({ good: ofWriters + each });
    const theirs = (await rows()).filter(({ quem }) => names.includes(quem ?? ''));
    expect(new Set(theirs.map(({ registo }) => registo)).size).toBe(ofWriters);
  }, 60_000);

  it('is whole where units of work that add to it fail', async () => {
    const units = Array.from({ length: 20 }, (_, index) =>
      transactions.run(async (manager) => {
        await trail.append(manager, [{ ...event, recordId: String(index), result: 'ok' }]);
        if (index % 2 === 0) throw new RangeError('não');
      }),
    );
    await Promise.allSettled(units);
    expect(await check()).toEqual({ good: 10 });
  });

  it.each<[string, Partial<Atividade>]>([
    ['who', { quemId: 2 }],
    ['the name', { quem: 'Ana' }],
    ['the verb', { verbo: 'alterou' }],
    ['the section', { secao: 'users' }],
    ['the record', { registo: '99' }],
    ['the result', { resultado: 'recusado' }],
    ['the time', { quando: new Date(0) }],
    ['the origin', { origem: '10.0.0.0/24' }],
  ])('is found broken where %s of a row was changed by hand', async (_what, changed) => {
    await written(5);
    await change(2, changed);
    expect(await check()).toEqual({ good: 1, broken: { id: 2, kind: 'changed' } });
  });

  it('is found broken after a row that was changed with its own hash', async () => {
    await written(5);
    const [, row] = await rows();
    await change(2, { quem: 'Ana', hash: rowHash(altered(row, { quem: 'Ana' })) });
    expect(await check()).toEqual({ good: 2, broken: { id: 3, kind: 'missingBefore' } });
  });

  it('is found broken where a row is gone: from the middle, the beginning, the end', async () => {
    await written(5);
    const [first, , third, , fifth] = await rows();
    await dataSource.manager.delete(Atividade, { id: 3 });
    expect(await check()).toEqual({ good: 2, broken: { id: 4, kind: 'missingBefore' } });
    await dataSource.manager.insert(Atividade, third ?? {});
    await dataSource.manager.delete(Atividade, { id: 1 });
    expect(await check()).toEqual({ good: 0, broken: { id: 2, kind: 'missingBefore' } });
    await dataSource.manager.insert(Atividade, first ?? {});
    await dataSource.manager.delete(Atividade, { id: 5 });
    expect(await check()).toEqual({ good: 4, broken: { id: 5, kind: 'missingAtEnd' } });
    await dataSource.manager.insert(Atividade, fifth ?? {});
    expect(await check()).toEqual({ good: 5 });
  });

  it('is found broken where a row is gone and every hash after it was made anew, by its number', async () => {
    await written(4);
    const [first, , ...later] = await rows();
    await dataSource.manager.delete(Atividade, { id: 2 });
    let anterior = first?.hash ?? '';
    for (const row of later) {
      const hash = rowHash(altered(row, { anterior }));
      await change(row.id, { anterior, hash });
      anterior = hash;
    }
    await dataSource.manager.update(TrailHead, { id: HEAD_ID }, { lastHash: anterior });
    expect(await check()).toEqual({ good: 1, broken: { id: 3, kind: 'missingBefore' } });
  });

  it('is found broken where two rows change places, and where one is added by hand', async () => {
    await written(5);
    await change(2, { id: 99 });
    await change(3, { id: 2 });
    await change(99, { id: 3 });
    expect(await check()).toEqual({ good: 1, broken: { id: 2, kind: 'changed' } });
    await change(3, { id: 99 });
    await change(2, { id: 3 });
    await change(99, { id: 2 });
    const [last] = (await rows()).slice(-1);
    await dataSource.manager.insert(Atividade, altered(last, { id: 6 }));
    expect(await check()).toEqual({ good: 5, broken: { id: 6, kind: 'added' } });
    await change(6, { id: -1 });
    expect(await check()).toEqual({ good: 0, broken: { id: -1, kind: 'added' } });
  });
});

describe('the retention of the trail', () => {
  const retention = () => new AtividadeJob(dataSource, transactions);
  const inDays = (days: number) => new Date(Date.now() + days * DAY);

  it('removes nothing before its time, and after it the oldest, so much at a time', async () => {
    await written(5);
    expect(await retention().removeOutdated(inDays(-1), 500)).toBe(0);
    expect(await retention().removeOutdated(inDays(1), 2)).toBe(2);
    expect((await rows()).map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(await check()).toEqual({ good: 3 });
  });

  it('leaves a chain that goes on, and in which a missing row still shows', async () => {
    await written(5);
    expect(await retention().removeOutdated(inDays(1), 500)).toBe(5);
    expect(await check()).toEqual({ good: 0 });
    await written(3);
    expect(await check()).toEqual({ good: 3 });
    await dataSource.manager.delete(Atividade, { id: 6 });
    expect(await check()).toEqual({ good: 0, broken: { id: 7, kind: 'missingBefore' } });
  });

  it('takes no row out of the middle where a clock was set back', async () => {
    await written(2);
    const head = await dataSource.manager.findOneByOrFail(TrailHead, { id: HEAD_ID });
    const [, second] = await rows();
    const old = altered(second, { id: 3, quando: new Date(0), anterior: head.lastHash });
    old.hash = rowHash(old);
    await dataSource.manager.insert(Atividade, old);
    await dataSource.manager.update(TrailHead, { id: HEAD_ID }, { lastId: 3, lastHash: old.hash });
    expect(await retention().removeOutdated(inDays(-364), 500)).toBe(0);
    expect(await check()).toEqual({ good: 3 });
  });
});
