import { createConnection } from 'mysql2/promise';
import { settings } from '../../src/platform/config/settings.js';

/** Makes this spec file's database where it is on a MySQL server; SQLite makes its own. */
export async function createDatabase(): Promise<void> {
  await onServer((name) => `CREATE DATABASE IF NOT EXISTS \`${name}\``);
}

/** Drops it again. */
export async function dropDatabase(): Promise<void> {
  await onServer((name) => `DROP DATABASE IF EXISTS \`${name}\``);
}

async function onServer(statement: (name: string) => string): Promise<void> {
  if (settings.embedded) return;
  const url = new URL(settings.databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/';
  const connection = await createConnection({ uri: url.href });
  try {
    await connection.query(statement(name));
  } finally {
    await connection.end();
  }
}
