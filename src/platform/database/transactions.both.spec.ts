import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeOnly } from '../../../test/support/fake-only.js';
import { DataSource, type EntityManager } from 'typeorm';
import { dropDatabase } from '../../../test/support/database.js';
import { createMigratedDatabase } from '../../../test/support/migrated-database.js';
import { UsedCaptcha } from '#captcha/used-captcha.entity.js';
import { settings } from '../config/settings.js';
import { SECOND_MS } from '../dates/durations.js';
import { onSqlite } from './columns.js';
import { underLease } from '../data-source/migrate.js';
import { dataSourceOptions } from '../data-source/options.js';
import { sqliteDriver } from '../data-source/sqlite-driver.js';
import { afterCommit, Transactions } from './transactions.js';

const UNITS = 80;
const expiresAt = new Date('2030-01-01T00:00:00.000Z');
let dataSource: DataSource;
let transactions: Transactions;

beforeAll(async () => {
  await createMigratedDatabase();
  dataSource = await new DataSource({ ...dataSourceOptions(settings), entities: [UsedCaptcha] }).initialize();
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

  it('have what is to follow their commit done then, and only of the run that commits', async () => {
    const done: string[] = [];
    let attempts = 0;
    const unit = transactions.run(
      async (manager) => {
        attempts += 1;
        const name = `tentativa-${attempts}`;
        afterCommit(manager, () => void done.push(name));
        await write(manager, name);
        if (attempts === 1) await write(manager, name);
        expect(done).toEqual([]);
      },
      ['busy', 'duplicate'],
    );
    await unit;
    const failing = transactions.run((manager) => {
      afterCommit(manager, () => void done.push('falhada'));
      return Promise.reject(new Error('não'));
    });
    await expect(failing).rejects.toThrow('não');
    await transactions.run((manager) => write(manager, 'outra'));
    expect(done).toEqual(['tentativa-2']);
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
      const other = new (sqliteDriver())(settings.databaseUrl.slice('sqlite:'.length));
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

    it('never holds up the process for long, and is given up', async () => {
      const other = new (sqliteDriver())(settings.databaseUrl.slice('sqlite:'.length));
      other.exec('BEGIN IMMEDIATE');
      let longest = 0;
      let before = performance.now();
      const turn = () => {
        longest = Math.max(longest, performance.now() - before);
        before = performance.now();
      };
      const turns = setInterval(turn, 10);
      await expect(transactions.run((manager) => write(manager, 'nunca'))).rejects.toThrow('database is locked');
      turn();
      clearInterval(turns);
      other.exec('COMMIT');
      other.close();
      expect(longest).toBeLessThan(2 * SECOND_MS);
      expect(await written()).toEqual([]);
    });
  });

  describe('units that SQLite itself has rolled back, as it does where the disk is full', () => {
    it('fail, and what comes later is committed', async () => {
      const failing = (isRolledBack: boolean) =>
        transactions.run(async (manager) => {
          await write(manager, 'perdida');
          if (isRolledBack) await manager.query('ROLLBACK');
          throw Object.assign(new Error('disk is full'), { code: 'SQLITE_FULL' });
        });
      await expect(failing(true)).rejects.toThrow('full');
      await expect(failing(false)).rejects.toThrow('full');
      await transactions.run((manager) => write(manager, 'depois'));
      const other = new (sqliteDriver())(settings.databaseUrl.slice('sqlite:'.length), { readonly: true });
      expect(other.prepare('SELECT hash FROM used_captchas').all()).toEqual([{ hash: 'depois' }]);
      other.close();
    });
  });

  describe('units that wait for their turn', () => {
    afterEach(() => {
      jest.useRealTimers();
    });

    it('let what arrives be seen once they have taken long', async () => {
      const seen: string[] = [];
      const unit = (hash: string) =>
        transactions.run(async (manager) => {
          await write(manager, hash);
          for (const end = performance.now() + 10; performance.now() < end;);
          seen.push(hash);
        });
      const units = [unit('a'), unit('b')];
      setImmediate(() => seen.push('arrived'));
      await Promise.all(units);
      expect(seen).toEqual(['a', 'arrived', 'b']);
    });

    it('share a turn of the event loop until then', async () => {
      const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
      const seen: string[] = [];
      const unit = (hash: string) => transactions.run((manager) => write(manager, hash).then(() => seen.push(hash)));
      const units = [unit('a'), unit('b')];
      setImmediate(() => seen.push('arrived'));
      await Promise.all(units);
      clock.mockRestore();
      expect(seen.slice(0, 2)).toEqual(['a', 'b']);
    });

    it('are refused after five seconds, and later ones come to it', async () => {
      let end = () => {};
      const long = transactions.run(() => new Promise<void>((resolve) => (end = resolve)));
      fakeOnly(['setTimeout', 'clearTimeout']);
      const refused = transactions.run((manager) => write(manager, 'nunca')).catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(5 * SECOND_MS);
      expect(await refused).toMatchObject({ code: 'SQLITE_BUSY' });
      const next = transactions.run((manager) => write(manager, 'depois'));
      end();
      await Promise.all([long, next]);
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

  describe('a unit that a cluster refuses at its end', () => {
    it.each(['ER_LOCK_DEADLOCK', 'ER_TRANSACTION_ROLLBACK_DURING_COMMIT'])('is run again whole: %s', async (code) => {
      let attempts = 0;
      const begin = dataSource.createQueryRunner.bind(dataSource);
      const refusing = jest.spyOn(dataSource, 'createQueryRunner').mockImplementation((mode) => {
        const runner = begin(mode);
        const query = runner.query.bind(runner);
        runner.query = ((sql: string, values?: unknown[]) => {
          if (sql !== 'COMMIT' || attempts > 1) return query(sql, values);
          return query('ROLLBACK').then(() => Promise.reject(Object.assign(new Error(code), { code })));
        }) as typeof runner.query;
        return runner;
      });
      await transactions.run(async (manager) => {
        attempts += 1;
        await write(manager, `tentativa-${attempts}`);
      });
      refusing.mockRestore();
      expect(attempts).toBe(2);
      expect(await written()).toEqual(['tentativa-2']);
    });
  });

  describe('what one process of a cluster alone does', () => {
    it('is done by one at a time, and after one that was killed once its lease is over', async () => {
      let [running, most, done] = [0, 0, 0];
      const work = async () => {
        running += 1;
        most = Math.max(most, running);
        await dataSource.query('SELECT SLEEP(0.3)');
        running -= 1;
        done += 1;
      };
      await Promise.all([underLease(dataSource, work), underLease(dataSource, work), underLease(dataSource, work)]);
      expect([most, done]).toEqual([1, 3]);
      await dataSource.query(
        "UPDATE migration_lease SET holder = 'killed', until = UTC_TIMESTAMP(3) + INTERVAL 1 SECOND WHERE id = 1",
      );
      const begun = performance.now();
      await underLease(dataSource, work);
      expect(performance.now() - begun).toBeGreaterThan(0.5 * SECOND_MS);
      expect(done).toBe(4);
      await dataSource.query('DROP TABLE migration_lease');
    });
  });
}
