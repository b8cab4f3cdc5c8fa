import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { onSqlite } from './columns.js';
import { onGalera } from './galera.js';
import { underLease } from './migration-lease.js';

const LOCK = 'dfc_migrations';
const LOCK_WAIT_SECONDS = 120;
const BUSY_RETRY_MS = 200;
const BUSY_RETRIES = 50;

/** Brings the schema up to date. Of several replicas that start at once, one migrates and the others wait for it. */
export async function migrate(dataSource: DataSource): Promise<void> {
  if (onSqlite) {
    await migrateSqlite(dataSource);
    return;
  }
  const runner = dataSource.createQueryRunner();
  try {
    // the server frees the lock by itself when a migrating process dies
    const rows = (await runner.query('SELECT GET_LOCK(?, ?) AS got', [LOCK, LOCK_WAIT_SECONDS])) as {
      got: number | string | null;
    }[];
    if (Number(rows[0]?.got) !== 1) throw new Error('Another process is still migrating the database.');
    const run = async (): Promise<void> => {
      await dataSource.runMigrations();
    };
    await ((await onGalera(dataSource)) ? underLease(dataSource, run) : run());
    await runner.query('SELECT RELEASE_LOCK(?)', [LOCK]);
  } finally {
    await runner.release();
  }
}

async function migrateSqlite(dataSource: DataSource): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await dataSource.runMigrations();
      return;
    } catch (error) {
      const busy = error instanceof Error && /SQLITE_BUSY|database is locked|already exists/.test(error.message);
      if (!busy || attempt === BUSY_RETRIES) throw error;
      await wait(BUSY_RETRY_MS);
    }
  }
}
