import { createRequire } from 'node:module';

/** SQLite's driver, as src/platform/data-source/sqlite-driver.ts chooses it. */
export const sqlite = /** @type {typeof import('better-sqlite3')} */ (
  createRequire(import.meta.url)(Number(process.versions.napi) >= 10 ? 'better-sqlite3-13' : 'better-sqlite3-12')
);
