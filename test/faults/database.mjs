import mysql from 'mysql2/promise';
import { sqlite } from '../../scripts/lib/sqlite.mjs';

/**
 * A database to look into.
 * @param {string} url as `DATABASE_URL` has it
 * @returns {{ rows: (sql: string) => Promise<Record<string, unknown>[]>, end: () => Promise<void> }}
 */
export function openDatabase(url) {
  if (url.startsWith('sqlite:')) {
    const database = sqlite(url.slice('sqlite:'.length), { timeout: 10_000 });
    return {
      rows: (sql) => Promise.resolve(/** @type {Record<string, unknown>[]} */ (database.prepare(sql).all())),
      end: () => Promise.resolve(void database.close()),
    };
  }
  const pool = mysql.createPool({ uri: url, connectionLimit: 2 });
  return {
    rows: async (sql) => /** @type {Record<string, unknown>[]} */ ((await pool.query(sql))[0]),
    end: () => pool.end(),
  };
}
