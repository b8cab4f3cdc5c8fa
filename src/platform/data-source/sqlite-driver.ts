import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';

const require = createRequire(import.meta.url);

/** 13 needs Node-API 10, which Node 20 lacks; 12 ends the process where it was compiled for Node 24.19 or later. */
const PACKAGE = Number(process.versions.napi) >= 10 ? 'better-sqlite3-13' : 'better-sqlite3-12';

/** The file that `require` loads SQLite's driver from, also in a thread. */
export function sqliteDriverPath(): string {
  try {
    return require.resolve(PACKAGE);
  } catch (cause) {
    // npm goes on without an optional package that it cannot fetch, or that is for another Node
    throw new Error(`Falta o pacote ${PACKAGE}: corra npm ci com o Node que vai usar.`, { cause });
  }
}

/** SQLite's driver for the Node that runs: the one way to load it. Those without a database in a file load none. */
export const sqliteDriver = (): typeof Database => require(sqliteDriverPath()) as typeof Database;
