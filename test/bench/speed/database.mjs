import mysql from 'mysql2/promise';
import { sqlite } from '../../../scripts/lib/sqlite.mjs';

/** @typedef {string | number | null} Value */

/**
 * @typedef {object} Statements
 * @property {(sql: string, values: Value[]) => unknown[] | Promise<unknown[]>} all rows of a query
 * @property {(sql: string, values: Value[]) => number | Promise<number>} insert the id of the new row
 */

/**
 * The drivers that the API uses, with the settings that it gives them and nothing above them.
 * @param {string} url as `DATABASE_URL` has it
 * @returns {Statements & { transaction: <T>(work: (statements: Statements) => Promise<T>) => Promise<T> }}
 */
export function openDatabase(url) {
  return url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openMysql(url);
}

/** @param {string} file */
function openSqlite(file) {
  const database = sqlite(file, { timeout: 5_000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  /** @type {Map<string, import('better-sqlite3').Statement>} */
  const prepared = new Map();
  const prepare = (/** @type {string} */ sql) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  /** @type {Statements} */
  const statements = {
    all: (sql, values) => prepare(sql).all(values),
    insert: (sql, values) => Number(prepare(sql).run(values).lastInsertRowid),
  };
  let turn = Promise.resolve();
  return {
    ...statements,
    /**
     * @template T
     * @param {(statements: Statements) => Promise<T>} work
     */
    transaction(work) {
      const result = turn.then(async () => {
        prepare('BEGIN').run();
        try {
          const done = await work(statements);
          prepare('COMMIT').run();
          return done;
        } catch (error) {
          prepare('ROLLBACK').run();
          throw error;
        }
      });
      turn = result.then(
        () => undefined,
        () => undefined,
      );
      return result;
    },
  };
}

/** @param {string} url */
function openMysql(url) {
  const pool = mysql.createPool({
    uri: url,
    connectionLimit: 10,
    charset: 'utf8mb4_unicode_520_ci',
    timezone: 'Z',
  });
  /**
   * @param {Pick<import('mysql2/promise').Connection, 'execute'>} connection
   * @returns {Statements}
   */
  const statementsOf = (connection) => ({
    all: async (sql, values) => /** @type {unknown[]} */ ((await connection.execute(sql, values))[0]),
    insert: async (sql, values) =>
      /** @type {import('mysql2').ResultSetHeader} */ ((await connection.execute(sql, values))[0]).insertId,
  });
  return {
    ...statementsOf(pool),
    /**
     * @template T
     * @param {(statements: Statements) => Promise<T>} work
     */
    async transaction(work) {
      const connection = await pool.getConnection();
      try {
        await connection.beginTransaction();
        const done = await work(statementsOf(connection));
        await connection.commit();
        return done;
      } catch (error) {
        await connection.rollback();
        throw error;
      } finally {
        connection.release();
      }
    },
  };
}
