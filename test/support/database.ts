import { createConnection } from 'mysql2/promise';
import type { Settings } from '#platform/config/config.js';
import { settings } from '#platform/config/settings.js';

type Place = Pick<Settings, 'embedded' | 'databaseUrl'>;

/** Makes this spec file's database where it is on a MySQL server; SQLite makes its own. */
export const createDatabase = (): Promise<void> => createDatabaseOf(settings);

/** Makes a place's database. */
export async function createDatabaseOf(place: Place): Promise<void> {
  await onServer(place, (name) => `CREATE DATABASE IF NOT EXISTS \`${name}\``);
}

/** Drops it again. */
export const dropDatabase = (): Promise<void> => dropDatabaseOf(settings);

/** Drops a place's database. */
export async function dropDatabaseOf(place: Place): Promise<void> {
  await onServer(place, (name) => `DROP DATABASE IF EXISTS \`${name}\``);
}

async function onServer(place: Place, statement: (name: string) => string): Promise<void> {
  if (place.embedded) return;
  const url = new URL(place.databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/';
  const connection = await createConnection({ uri: url.href });
  try {
    await connection.query(statement(name));
  } finally {
    await connection.end();
  }
}
