import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { SECOND_MS } from '../dates/durations.js';
import { databaseTrouble } from '../errors/database-errors.js';
import type { Pool, PoolConnection } from 'mysql2';
import { onSqlite } from '../database/columns.js';

/** A process that was killed while it migrated keeps the others waiting for so long. */
const LEASE_SECONDS = 20;
const RENEW_MS = 5 * SECOND_MS;
const TRY_MS = 200;
const WAIT_MS = 120 * SECOND_MS;

const free = `holder IS NULL OR until < UTC_TIMESTAMP(3)`;
const later = `UTC_TIMESTAMP(3) + INTERVAL ${LEASE_SECONDS} SECOND`;

/**
 * Does something in one process alone of all that share a Galera cluster, where a server's own locks do not reach the
 * other nodes: of two that write their claim into the same row, the cluster refuses one.
 * @throws Error where others go on for two minutes
 */
export async function underLease(dataSource: DataSource, work: () => Promise<void>): Promise<void> {
  const holder = randomUUID();
  await dataSource.query(
    'CREATE TABLE IF NOT EXISTS migration_lease (id int PRIMARY KEY, holder char(36) NULL, until datetime(3) NOT NULL)',
  );
  await retryUntilDone(() => dataSource.query('INSERT IGNORE INTO migration_lease VALUES (1, NULL, UTC_TIMESTAMP(3))'));
  await retryUntilDone(async () => {
    const claim = `UPDATE migration_lease SET holder = ?, until = ${later} WHERE id = 1 AND (${free})`;
    const { affectedRows } = (await dataSource.query(claim, [holder])) as { affectedRows: number };
    return affectedRows === 1;
  });
  const renewing = setInterval(() => {
    const renew = `UPDATE migration_lease SET until = ${later} WHERE holder = ?`;
    void dataSource.query(renew, [holder]).catch(() => undefined);
  }, RENEW_MS);
  try {
    await work();
  } finally {
    clearInterval(renewing);
    await dataSource.query('UPDATE migration_lease SET holder = NULL WHERE holder = ?', [holder]);
  }
}

/** Tries again where another node was first, and where the answer is no. */
async function retryUntilDone(attempt: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + WAIT_MS;
  while (performance.now() < end) {
    try {
      if ((await attempt()) !== false) return;
    } catch (error) {
      if (databaseTrouble(error) !== 'busy') throw error;
    }
    await wait(TRY_MS);
  }
  throw new Error('Another process is still migrating the database.');
}

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
    await ((await isGalera(dataSource)) ? underLease(dataSource, run) : run());
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

export async function isGalera(dataSource: DataSource): Promise<boolean> {
  const rows = (await dataSource.query("SHOW GLOBAL VARIABLES LIKE 'wsrep_on'")) as { Value: string }[];
  return rows[0]?.Value === 'ON';
}

/** Has every read see what any node committed before it: a pool behind a balancer reaches several nodes. */
export function readCommitted(dataSource: DataSource): void {
  const { pool } = dataSource.driver as unknown as { pool: Pool };
  const configured = new WeakSet<PoolConnection>();
  pool.on('acquire', (connection) => {
    if (configured.has(connection)) return;
    configured.add(connection);
    connection.query('SET SESSION wsrep_sync_wait = 1', (error) => {
      if (error) connection.destroy();
    });
  });
}
