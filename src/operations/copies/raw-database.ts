import type { Readable } from 'node:stream';
import type { Database } from 'better-sqlite3';
import type { Connection } from 'mysql2';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { Settings } from '#platform/config/config.js';
import { dataSourceOptions } from '#platform/data-source/options.js';

/** A value as it stands in a column; moments are texts in UTC, and whole numbers too large for a double are too. */
type Cell = string | number | bigint | Buffer | null;
export type Cells = readonly Cell[];

/** The database without what the application makes of its rows: values as they stand, with dates as texts. */
export function openRawDatabase(settings: Settings): Promise<DataSource> {
  const options = dataSourceOptions(settings);
  const asTexts = options.type === 'mysql' && { dateStrings: true, supportBigNumbers: true };
  return new DataSource({ ...options, ...asTexts, entities: [], subscribers: [] } as DataSourceOptions).initialize();
}

export async function tableNames(runner: QueryRunner): Promise<string[]> {
  const sql =
    runner.dataSource.options.type === 'mysql'
      ? `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`
      : `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'`;
  const rows = (await runner.query(sql)) as { name: string }[];
  return rows.map(({ name }) => name).sort();
}

/** The migrations that a database has had, the oldest first. */
export async function schemaOf(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
  return rows.map(({ name }) => name);
}

export async function columnsOf(runner: QueryRunner, table: string): Promise<string[]> {
  const columns = (await runner.getTable(table))?.columns ?? [];
  return columns.map(({ name }) => name);
}

export async function* rowsOf(runner: QueryRunner, table: string, columns: readonly string[]): AsyncGenerator<Cells> {
  const { driver } = runner.dataSource;
  const names = columns.map((column) => driver.escape(column)).join(', ');
  const sql = `SELECT ${names} FROM ${driver.escape(table)}`;
  const connection = (await runner.connect()) as Connection | Database;
  if ('prepare' in connection && 'pragma' in connection) {
    yield* connection.prepare(sql).raw().safeIntegers().iterate() as IterableIterator<Cells>;
  } else {
    yield* connection.query({ sql, rowsAsArray: true }).stream() as Readable & AsyncIterable<Cells>;
  }
}

/** Has all that `read` reads on the connection that it is given be of one moment, while others go on writing. */
export async function inSnapshot<Result>(dataSource: DataSource, read: (runner: QueryRunner) => Promise<Result>) {
  const runner = dataSource.createQueryRunner();
  try {
    if (dataSource.options.type === 'mysql') {
      await runner.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    } else {
      // SQLite's moment is that of the first read
      await runner.query('BEGIN');
    }
    const result = await read(runner);
    await runner.query('COMMIT');
    return result;
  } finally {
    await runner.release();
  }
}
