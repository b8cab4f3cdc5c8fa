import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { runSource } from '../../../test/support/run-source.js';
import { installationSecrets } from '#platform/config/secret.js';
import { settings } from '#platform/config/settings.js';
import { migrate } from '#platform/data-source/migrate.js';
import { Transactions } from '#platform/database/transactions.js';
import { Secrets } from '#platform/secrets/secrets.js';
import { Atividade, HEAD_ID, TrailHead } from './atividade.entity.js';
import { type ChainReport, checkChain, rowHash, sealMarkPath, sealOf } from './trail-chain.js';
import { Trail } from './trail.js';

const DAY = 86_400_000;
/** How many rows another process writes at once. */
const LANES = 2;
let dataSource: DataSource;
let transactions: Transactions;
let trail: Trail;

beforeAll(async () => {
  // that a seal is not good is logged, too
  Logger.overrideLogger(false);
  await createDatabase();
  dataSource = await (await wholeDataSource()).initialize();
  await migrate(dataSource);
  transactions = new Transactions(dataSource);
  trail = new Trail(transactions, settings);
});
afterAll(async () => {
  await dataSource.destroy();
  await dropDatabase();
});
/** A trail that nothing was ever written to. */
beforeEach(async () => {
  await dataSource.manager.clear(Atividade);
  await setHead(empty);
});
const none = '0'.repeat(64);
const empty = { lastId: 0, lastHash: none, anchorId: 0, anchorHash: none };
const SECRETS = installationSecrets(settings);
/** Moves the head as only somebody with the secret can. */
const setHead = (ends: typeof empty) => changeHead({ ...ends, seal: sealOf(SECRETS, ends) });
const changeHead = (changed: Partial<TrailHead>) => dataSource.manager.update(TrailHead, { id: HEAD_ID }, changed);
const head = () => dataSource.manager.findOneByOrFail(TrailHead, { id: HEAD_ID });

const event = {
  quemId: 1,
  quem: 'José 🦊 "da"\\ Silva',
  verbo: 'criou',
  secao: 'eventos',
  origem: '',
} as const;
const record = (registo: string | null) => trail.record({ ...event, registo, resultado: 'ok' });
const check = (secrets: Secrets | undefined = SECRETS): Promise<ChainReport> =>
  dataSource.transaction((manager) => checkChain(manager, secrets));
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
        await trail.append(manager, [{ ...event, registo: String(index), resultado: 'ok' }]);
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
    const { lastId, anchorId, anchorHash } = await head();
    await setHead({ lastId, lastHash: anterior, anchorId, anchorHash });
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
  const inDays = (days: number) => new Date(Date.now() + days * DAY);

  it('removes nothing before its time, and after it the oldest, so much at a time', async () => {
    await written(5);
    expect(await trail.removeOutdated(inDays(-1), 500)).toBe(0);
    expect(await trail.removeOutdated(inDays(1), 2)).toBe(2);
    expect((await rows()).map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(await check()).toEqual({ good: 3 });
  });

  it('leaves a chain that goes on, and in which a missing row still shows', async () => {
    await written(5);
    expect(await trail.removeOutdated(inDays(1), 500)).toBe(5);
    expect(await check()).toEqual({ good: 0 });
    await written(3);
    expect(await check()).toEqual({ good: 3 });
    await dataSource.manager.delete(Atividade, { id: 6 });
    expect(await check()).toEqual({ good: 0, broken: { id: 7, kind: 'missingBefore' } });
  });

  it('takes no row out of the middle where a clock was set back', async () => {
    await written(2);
    const [, second] = await rows();
    const { lastHash, anchorId, anchorHash } = await head();
    const old = altered(second, { id: 3, quando: new Date(0), anterior: lastHash });
    old.hash = rowHash(old);
    await dataSource.manager.insert(Atividade, old);
    await setHead({ lastId: 3, lastHash: old.hash, anchorId, anchorHash });
    expect(await trail.removeOutdated(inDays(-364), 500)).toBe(0);
    expect(await check()).toEqual({ good: 3 });
  });
});

describe('the seal of the trail', () => {
  const restarted = async (given = settings) => {
    const later = new Trail(transactions, given);
    await later.onModuleInit();
    return later;
  };
  beforeEach(() => rm(sealMarkPath(settings), { force: true }));

  /** As somebody does who may write to the database, and has no secret. */
  async function writeAnew(changed: Partial<Atividade>): Promise<void> {
    let anterior = (await head()).anchorHash;
    for (const row of await rows()) {
      const anew = altered(row, { ...(row.id === 2 ? changed : {}), anterior });
      anterior = rowHash(anew);
      await change(row.id, altered(anew, { hash: anterior }));
    }
    await changeHead({ lastHash: anterior });
  }

  it('shows that the whole chain was made anew by somebody without the secret, also once it has gone on', async () => {
    await written(5);
    expect(await check()).toEqual({ good: 5 });
    await writeAnew({ quem: 'Ana' });
    expect(await check()).toEqual({ good: 5, seal: 'wrong' });
    await record('6');
    await restarted();
    expect(await check()).toEqual({ good: 6, seal: 'wrong' });
  });

  it('shows that the beginning was cut off as retention does it, also once retention went on', async () => {
    await written(5);
    const [, second] = await rows();
    await dataSource.manager.delete(Atividade, [1, 2]);
    await changeHead({ anchorId: 2, anchorHash: second?.hash ?? '' });
    expect(await check()).toEqual({ good: 3, seal: 'wrong' });
    const inADay = new Date(Date.now() + DAY);
    expect(await trail.removeOutdated(inADay, 1)).toBe(1);
    expect(await check()).toEqual({ good: 2, seal: 'wrong' });
  });

  it('shows that the end was cut off and the head put back to it', async () => {
    await written(5);
    const [fourth] = (await rows()).slice(3);
    await dataSource.manager.delete(Atividade, { id: 5 });
    await changeHead({ lastId: 4, lastHash: fourth?.hash ?? '' });
    expect(await check()).toEqual({ good: 4, seal: 'wrong' });
  });

  it('is made at the first start on rows from before there were seals, with a row that says so, and never again', async () => {
    await written(2);
    await changeHead({ seal: null });
    expect(await check()).toEqual({ good: 2, seal: 'none' });
    await restarted();
    expect(await check()).toEqual({ good: 3 });
    expect((await rows()).at(-1)).toMatchObject({ quem: 'Servidor', verbo: 'alterou', secao: 'atividade' });
    await writeAnew({ quem: 'Ana' });
    await changeHead({ seal: null });
    await restarted();
    expect(await check()).toEqual({ good: 3, seal: 'none' });
    await dataSource.manager.clear(Atividade);
    await changeHead({ ...empty, seal: null });
    await restarted();
    expect(await check()).toEqual({ good: 0, seal: 'none' });
  });

  it('is made without a row where the trail is new', async () => {
    await changeHead({ seal: null });
    await restarted();
    expect(await check()).toEqual({ good: 0 });
  });

  it('stays good when the secret is rotated, and after the earlier one is gone', async () => {
    const [newest] = SECRETS.unnamed;
    const [later, other] = ['n'.repeat(32), 'o'.repeat(32)];
    await written(2);
    expect(await check(new Secrets([later, newest]))).toEqual({ good: 2 });
    expect(await check(new Secrets([later]))).toEqual({ good: 2, seal: 'otherSecret' });
    expect(await dataSource.transaction((manager) => checkChain(manager, undefined))).toMatchObject({
      seal: 'otherSecret',
    });
    await restarted({ ...settings, jwtSecret: later, jwtSecretPrevious: [newest] });
    expect(await check(new Secrets([later]))).toEqual({ good: 2 });
    // where the earlier one was never named nobody can say whether the chain is whole
    const without = await restarted({ ...settings, jwtSecret: other, jwtSecretPrevious: [] });
    expect(await check(new Secrets([other]))).toEqual({ good: 2, seal: 'otherSecret' });
    await without.seal();
    expect(await check(new Secrets([other]))).toEqual({ good: 3 });
  });
});
