import { setTimeout as wait } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import type { Settings } from '../../platform/config/config.js';
import { movedMarker, placeHash, removeMovedMarker, setMovedMarker } from '../../platform/database/moved-marker.js';
import { SECOND_MS } from '../../platform/dates/durations.js';
import { openRawDatabase, tableNames } from '../backup/raw-database.js';
import { MoveProblem } from './move-problem.js';

/** What began to write before the marker was there has written, or is refused by the lock. */
const SETTLING_MS = SECOND_MS;
/** A connection that was ended a moment ago is still listed. */
const MOST_LOOKS = 5;
const LOOK_AGAIN_MS = 200;

/**
 * Has nobody write to a database while `work` reads it, and afterwards neither: the marker stays. Processes that share
 * the `DATA_DIR` see the marker; all others are kept out by the database's own lock, for as long as it lasts.
 * @throws MoveProblem where it was moved already, or other processes are connected to a MySQL server
 */
export async function closed<Result>(
  from: Settings,
  to: Settings,
  work: (source: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const before = movedMarker(from);
  if (before?.isDone === true) throw new MoveProblem(`Este sistema já se mudou, em ${before.since}.`);
  if (before !== undefined && before.to !== placeHash(to))
    throw new MoveProblem('Há uma mudança para outro lugar por acabar: repita-a, ou desista dela com --cancel.');
  const source = await openRawDatabase(from);
  const runner = source.createQueryRunner();
  try {
    await requireAlone(runner);
    const marker = { from: placeHash(from), to: placeHash(to), since: new Date().toISOString() };
    await setMovedMarker(from, { ...marker, isDone: false });
    try {
      await wait(SETTLING_MS);
      await lock(runner);
      const result = await work(runner);
      await setMovedMarker(from, { ...marker, isDone: true });
      return result;
    } catch (error) {
      // the old place is still the right one
      await removeMovedMarker(from);
      throw error;
    }
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function requireAlone(runner: QueryRunner): Promise<void> {
  if (runner.dataSource.options.type !== 'mysql') return;
  for (let look = 1; ; look += 1) {
    const others = await otherConnections(runner);
    if (others === 0) return;
    if (look === MOST_LOOKS)
      throw new MoveProblem(`A base de dados ainda está a ser usada (${others} ligações): pare primeiro o sistema.`);
    await wait(LOOK_AGAIN_MS);
  }
}

/** How many others are connected to the same database, as far as its user may see. */
async function otherConnections(runner: QueryRunner): Promise<number> {
  const [own] = (await runner.query('SELECT DATABASE() AS db, CONNECTION_ID() AS id')) as [{ db: string; id: unknown }];
  const all = (await runner.query('SHOW PROCESSLIST')) as { db: string | null; Id: unknown }[];
  return all.filter(({ db, Id }) => db === own.db && String(Id) !== String(own.id)).length;
}

async function lock(runner: QueryRunner): Promise<void> {
  if (runner.dataSource.options.type !== 'mysql') {
    await runner.query('BEGIN IMMEDIATE');
    return;
  }
  const tables = await tableNames(runner);
  await runner.query(
    `LOCK TABLES ${tables.map((table) => `${runner.dataSource.driver.escape(table)} READ`).join(', ')}`,
  );
}
