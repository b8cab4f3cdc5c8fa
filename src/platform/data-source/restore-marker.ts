import { randomInt } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';

/** The table that a database has from the first step of a restore until its last. */
export const RESTORE_MARKER = 'restore_under_way';

/** By which a process knows its own restore, at whose end it opens the database as the application does. */
const OWN = randomInt(2 ** 31);

/** Nobody works with such a database; the restore itself or the next one ends it. */
export class HalfRestored extends Error {
  constructor() {
    super('A base de dados está a meio de uma reposição: espere pelo fim, ou repita `npm run restore`.');
  }
}

/** Looks whether a restore of this database was begun by another process and has not ended. @throws HalfRestored */
export async function requireNoRestoreMarker(database: DataSource): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    if (!(await runner.hasTable(RESTORE_MARKER))) return;
    const rows = (await runner.query(`SELECT one FROM ${RESTORE_MARKER}`)) as { one: unknown }[];
    if (!rows.some(({ one }) => Number(one) === OWN)) throw new HalfRestored();
  } finally {
    await runner.release();
  }
}

/** Marks a database as this process's to restore; also one whose restore was cut off. */
export async function setMarker(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE TABLE IF NOT EXISTS ${RESTORE_MARKER} (one INTEGER)`);
  await runner.query(`DELETE FROM ${RESTORE_MARKER}`);
  await runner.query(`INSERT INTO ${RESTORE_MARKER} VALUES (${OWN})`);
}

export async function removeMarker(runner: QueryRunner): Promise<void> {
  await runner.query(`DROP TABLE ${RESTORE_MARKER}`);
}
