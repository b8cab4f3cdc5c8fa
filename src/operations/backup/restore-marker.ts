import type { DataSource, QueryRunner } from 'typeorm';

/** The table that a database has from the first step of a restore until its last. */
export const RESTORE_MARKER = 'restore_under_way';

/** Whether a restore of this database was begun and has not ended. */
export async function isHalfRestored(database: DataSource): Promise<boolean> {
  const runner = database.createQueryRunner();
  try {
    return await runner.hasTable(RESTORE_MARKER);
  } finally {
    await runner.release();
  }
}

export async function setMarker(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE TABLE ${RESTORE_MARKER} (one INTEGER)`);
}

export async function removeMarker(runner: QueryRunner): Promise<void> {
  await runner.query(`DROP TABLE ${RESTORE_MARKER}`);
}
