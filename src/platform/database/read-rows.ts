import type { Database, Statement as Prepared } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { Connection, RowDataPacket } from 'mysql2';
import { type EntityManager, QueryFailedError } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { onSqlite } from './columns.js';
import { destroyIfStuck } from './limited-waits.js';

export interface Statement {
  sql: string;
  values: unknown[];
}

/** A row's values in the order of the statement's columns: an object for each row costs more than reading it. */
export type RowValues = unknown[];

const MAX_PREPARED = 300;
const prepared = new WeakMap<Database, LRUCache<string, Prepared>>();

/** Runs a read with the driver itself, on the one connection of SQLite or that of the manager's unit of work. */
export async function readRows(manager: EntityManager, { sql, values }: Statement): Promise<RowValues[]> {
  const { dataSource } = manager;
  dataSource.logger.logQuery(sql, values, manager.queryRunner);
  try {
    return onSqlite
      ? prepare((dataSource.driver as unknown as { databaseConnection: Database }).databaseConnection, sql).all(values)
      : await ask(manager, { sql, values });
  } catch (error) {
    throw new QueryFailedError(sql, values, error as Error);
  }
}

function prepare(connection: Database, sql: string): Prepared<unknown[], RowValues> {
  const memoMethod = (statement: string) => connection.prepare(statement).raw();
  const statements = prepared.get(connection) ?? new LRUCache<string, Prepared>({ max: MAX_PREPARED, memoMethod });
  prepared.set(connection, statements);
  return statements.memo(sql) as Prepared<unknown[], RowValues>;
}

/** Asks on a connection under the usual limits of time: the driver's own pool waits without end for a hung server. */
async function ask({ dataSource, queryRunner }: EntityManager, { sql, values }: Statement): Promise<RowValues[]> {
  const { maxQueryExecutionTime: timeout } = (dataSource.driver as MysqlDriver).options;
  const runner = queryRunner ?? dataSource.createQueryRunner();
  try {
    const connection = (await runner.connect()) as Connection;
    return await new Promise((resolve, reject) => {
      connection.query<RowDataPacket[]>({ sql, values, rowsAsArray: true, timeout }, (error, rows) => {
        if (error) {
          destroyIfStuck(connection, error);
          reject(error);
        } else resolve(rows as unknown as RowValues[]);
      });
    });
  } finally {
    if (runner !== queryRunner) await runner.release();
  }
}
