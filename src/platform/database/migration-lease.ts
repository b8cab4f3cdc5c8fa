import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { SECOND_MS } from '../dates/durations.js';
import { databaseTrouble } from '../errors/database-errors.js';

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
  await untilDone(() => dataSource.query('INSERT IGNORE INTO migration_lease VALUES (1, NULL, UTC_TIMESTAMP(3))'));
  await untilDone(async () => {
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
async function untilDone(attempt: () => Promise<unknown>): Promise<void> {
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
