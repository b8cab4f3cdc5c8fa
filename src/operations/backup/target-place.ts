import { DataSource, type QueryRunner } from 'typeorm';
import type { Settings } from '../../platform/config/config.js';
import { migrations } from '../../platform/database/migrations/index.js';
import { dataSourceOptions } from '../../platform/database/options.js';
import { RESTORE_MARKER } from '../../platform/database/restore-marker.js';
import { tableNames } from './raw-database.js';

/** Drops every table but the marker: without it nobody would know that these tables are of a restore. */
export async function dropAll(runner: QueryRunner): Promise<void> {
  for (const table of await tableNames(runner)) {
    if (table !== RESTORE_MARKER) await runner.query(`DROP TABLE ${runner.dataSource.driver.escape(table)}`);
  }
}

/** Gives a database its first `count` migrations. */
export async function migrateTo(settings: Settings, count: number): Promise<void> {
  const options = { ...dataSourceOptions(settings), migrations: migrations.slice(0, count) };
  const dataSource = await new DataSource(options).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

/** Takes out the rows that the migrations have put there. */
export async function emptyTables(runner: QueryRunner): Promise<void> {
  for (const table of await tableNames(runner)) {
    if (table !== RESTORE_MARKER && table !== 'migrations')
      await runner.query(`DELETE FROM ${runner.dataSource.driver.escape(table)}`);
  }
}
