import { readdir } from 'node:fs/promises';
import { settings } from '#platform/config/settings.js';
import type { TestApi } from './api.js';
import { matchesOnDisk } from './matches-on-disk.js';

/** Where some words are kept: the tables that hold them, and the files under DATA_DIR in whose bytes or names they stand. */
export async function findWords({ dataSource }: TestApi, words: string): Promise<string[]> {
  const places: string[] = [];
  for (const { tableName } of dataSource.entityMetadatas) {
    const rows: unknown = await dataSource.query(`SELECT * FROM ${dataSource.driver.escape(tableName)}`);
    if (JSON.stringify(rows).toLowerCase().includes(words.toLowerCase())) places.push(tableName);
  }
  const names = await readdir(settings.dataDir, { recursive: true });
  const named = names.filter((name) => name.toLowerCase().includes(words.toLowerCase()));
  const literally = words.replaceAll('.', String.raw`\.`);
  return [...places, ...named, ...(await matchesOnDisk(literally, '-l'))].sort();
}
