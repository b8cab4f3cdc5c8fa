import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Database from 'better-sqlite3';
import { DataSource, type EntityManager } from 'typeorm';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { UsedCaptcha } from '../../captcha/used-captcha.entity.js';
import { settings } from '../config/settings.js';
import { onSqlite } from './columns.js';
import { migrate } from './migrate.js';
import { dataSourceOptions } from './options.js';
import { Transactions } from './transactions.js';

const UNITS = 80;
const expiresAt = new Date('2030-01-01T00:00:00.000Z');
/** Short, because a busy SQLite file holds up the whole process for as long. */
const BUSY_TIMEOUT_MS = 50;

let dataSource: DataSource;
let transactions: Transactions;

beforeAll(async () => {
  await createDatabase();
  const options = { ...dataSourceOptions(settings), entities: [UsedCaptcha] };
  dataSource = await new DataSource(
    options.type === 'better-sqlite3' ? { ...options, timeout: BUSY_TIMEOUT_MS } : options,
  ).initialize();
  await migrate(dataSource);
  transactions = new Transactions(dataSource);
});
beforeEach(() => dataSource.manager.clear(UsedCaptcha));
afterAll(async () => {
  await dataSource.destroy();
  await dropDatabase();
});

const write = (manager: EntityManager, hash: string) => manager.insert(UsedCaptcha, { hash, expiresAt });
const written = async () =>
  (await dataSource.manager.find(UsedCaptcha, { order: { hash: 'ASC' } })).map(({ hash }) => hash);

describe('units of work', () => {
  it('happen whole or not at all, however many run at once', async () => {
    const units = Array.from({ length: UNITS }, (_, index) => {
      const name = `u${String(index).padStart(3, '0')}`;
      return transactions.run(async (manager) => {
        await write(manager, `${name}-a`);
        await manager.count(UsedCaptcha);
        await write(manager, `${name}-b`);
        if (index % 2 === 1) throw new Error(`${name} fails`);
        return name;
      });
    });
    const outcomes = await Promise.allSettled(units);
    const succeeded = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(succeeded).toHaveLength(UNITS / 2);
    expect(await written()).toEqual(succeeded.flatMap((name) => [`${name}-a`, `${name}-b`]));
  });

  it('give the error of a failed unit to its caller alone, and leave the next one unharmed', async () => {
    const fails = transactions.run(async (manager) => {
      await write(manager, 'perdida');
      throw new RangeError('não');
    });
    const succeeds = transactions.run(async (manager) => {
      await write(manager, 'guardada');
    });
    await expect(fails).rejects.toThrow(RangeError);
    await succeeds;
    expect(await written()).toEqual(['guardada']);
  });

  it('are not run again after an error of their own', async () => {
    let attempts = 0;
    const unit = transactions.run(() => {
      attempts += 1;
      return Promise.reject(new Error('não'));
    });
    await expect(unit).rejects.toThrow('não');
    expect(attempts).toBe(1);
  });

  it('are run again after a duplicate only where they ask for it', async () => {
    const insertTwice = (again?: Parameters<Transactions['run']>[1]) => {
      let attempts = 0;
      const unit = transactions.run(async (manager) => {
        attempts += 1;
        await write(manager, attempts === 1 ? 'mesma' : `outra-${attempts}`);
        if (attempts === 1) await write(manager, 'mesma');
      }, again);
      return unit.then(
        () => attempts,
        () => -attempts,
      );
    };
    expect(await insertTwice()).toBe(-1);
    expect(await insertTwice(['busy', 'duplicate'])).toBe(2);
    expect(await written()).toEqual(['outra-2']);
  });

  it('give up after five attempts', async () => {
    let attempts = 0;
    const unit = transactions.run(async (manager) => {
      attempts += 1;
      await write(manager, `tentativa-${attempts}`);
      throw Object.assign(new Error('deadlock'), { code: onSqlite ? 'SQLITE_BUSY' : 'ER_LOCK_DEADLOCK' });
    });
    await expect(unit).rejects.toThrow('deadlock');
    expect(attempts).toBe(5);
    expect(await written()).toEqual([]);
  });
});

if (onSqlite) {
  describe('a SQLite file that another process writes to', () => {
    it('has the unit run again once it is free', async () => {
      const other = new Database(settings.databaseUrl.slice('sqlite:'.length));
      other.exec('BEGIN IMMEDIATE');
      let attempts = 0;
      await transactions.run(async (manager) => {
        attempts += 1;
        if (attempts === 2) other.exec('COMMIT');
        await write(manager, 'depois');
      });
      other.close();
      expect(attempts).toBe(2);
      expect(await written()).toEqual(['depois']);
    });
  });
} else {
  describe('two units that lock the same rows in opposite order', () => {
    it('both succeed: the one that the server sacrifices runs again', async () => {
      await transactions.run(async (manager) => {
        await write(manager, 'a');
        await write(manager, 'b');
      });
      const holding = new Set<string>();
      let bothHold: () => void = () => undefined;
      const met = new Promise<void>((resolve) => (bothHold = resolve));
      const lock = (manager: EntityManager, hash: string) =>
        manager.findOneOrFail(UsedCaptcha, { where: { hash }, lock: { mode: 'pessimistic_write' } });
      let attempts = 0;
      const crossing = (first: string, second: string) =>
        transactions.run(async (manager) => {
          attempts += 1;
          await lock(manager, first);
          if (holding.add(first).size === 2) bothHold();
          await met;
          await lock(manager, second);
          await write(manager, `${first}${second}`);
        });
      await Promise.all([crossing('a', 'b'), crossing('b', 'a')]);
      expect(attempts).toBe(3);
      expect(await written()).toEqual(['a', 'ab', 'b', 'ba']);
    });
  });
}
