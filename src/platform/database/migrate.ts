import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Pool, PoolConnection } from 'mysql2';
import { onSqlite } from './columns.js';
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

/** Whether the database is a node of a Galera cluster. */
export async function onGalera(dataSource: DataSource): Promise<boolean> {
  const rows = (await dataSource.query("SHOW GLOBAL VARIABLES LIKE 'wsrep_on'")) as { Value: string }[];
  return rows[0]?.Value === 'ON';
}

/**
 * Has every read see what any node has committed before it: a pool behind a balancer has connections to several nodes,
 * and what one has just been told to have saved is applied on the others a moment later.
 */
export function readWhatIsCommitted(dataSource: DataSource): void {
  const { pool } = dataSource.driver as unknown as { pool: Pool };
  const told = new WeakSet<PoolConnection>();
  pool.on('acquire', (connection) => {
    if (told.has(connection)) return;
    told.add(connection);
    connection.query('SET SESSION wsrep_sync_wait = 1', (error) => {
      if (error) connection.destroy();
    });
  });
}
