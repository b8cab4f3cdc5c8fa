// A thread that rebuilds a SQLite database by a connection of its own: reads go on, and the process answers.
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import type SqliteDriver from 'better-sqlite3';

const { driver, path, timeout } = workerData as { driver: string; path: string; timeout: number };
const Database = createRequire(import.meta.url)(driver) as typeof SqliteDriver;
const database = new Database(path, { timeout });
try {
  database.pragma('secure_delete = ON');
  database.exec('VACUUM');
  database.pragma('wal_checkpoint(TRUNCATE)');
} finally {
  database.close();
}
