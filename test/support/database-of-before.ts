import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createConnection } from 'mysql2/promise';
import type { Settings } from '#platform/config/config.js';
import { settings } from '#platform/config/settings.js';

const FOLDER = join(import.meta.dirname, '..', 'databases');

/** Makes the database, which is not yet there or empty, as it was with two rows a list before the migrations were one. */
export async function createDatabaseOfBefore(
  place: Pick<Settings, 'embedded' | 'databaseUrl'> = settings,
): Promise<void> {
  const contents = async (kind: string) => gunzipSync(await readFile(join(FOLDER, `before-baseline.${kind}.gz`)));
  if (place.embedded) {
    await writeFile(place.databaseUrl.replace('sqlite:', ''), await contents('sqlite'), { mode: 0o600 });
    return;
  }
  const connection = await createConnection({ uri: place.databaseUrl, multipleStatements: true });
  try {
    await connection.query(String(await contents('mysql.sql')));
  } finally {
    await connection.end();
  }
}
