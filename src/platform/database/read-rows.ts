import type { Database, Statement as Prepared } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { Connection, Pool, RowDataPacket } from 'mysql2';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { onSqlite } from './columns.js';

/** A query and the values for its placeholders. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** A row's values in the order of the statement's columns: an object for each row costs more than reading it. */
export type RowValues = unknown[];

const MAX_PREPARED = 300;
const prepared = new WeakMap<Database, LRUCache<string, Prepared>>();

/**
 * Runs a statement that only reads, with the driver itself. It sees what the manager's own reads see: on SQLite all
 * share the one connection, on MySQL it is asked on the connection of the manager's unit of work, if it has one.
 */
export async function readRows(manager: EntityManager, { sql, values }: Statement): Promise<RowValues[]> {
  const { dataSource } = manager;
  dataSource.logger.logQuery(sql, values, manager.queryRunner);
  try {
    return onSqlite
      ? prepare((dataSource.driver as unknown as { databaseConnection: Database }).databaseConnection, sql).all(values)
      : await ask(await connectionOf(manager), { sql, values });
  } catch (error) {
    throw new QueryFailedError(sql, values, error as Error);
  }
}

function prepare(connection: Database, sql: string): Prepared<unknown[], RowValues> {
  const statements = prepared.get(connection) ?? new LRUCache<string, Prepared>({ max: MAX_PREPARED });
  prepared.set(connection, statements);
  const statement = statements.get(sql) ?? connection.prepare(sql).raw();
  statements.set(sql, statement);
  return statement as Prepared<unknown[], RowValues>;
}

async function connectionOf({ dataSource, queryRunner }: EntityManager): Promise<Pool | Connection> {
  if (queryRunner !== undefined) return (await queryRunner.connect()) as Connection;
  return (dataSource.driver as unknown as { pool: Pool }).pool;
}

function ask(connection: Pool | Connection, { sql, values }: Statement): Promise<RowValues[]> {
  return new Promise((resolve, reject) => {
    connection.query<RowDataPacket[]>({ sql, values, rowsAsArray: true }, (error, rows) => {
      if (error) reject(error);
      else resolve(rows as unknown as RowValues[]);
    });
  });
}
