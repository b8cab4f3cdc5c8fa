import { LRUCache } from 'lru-cache';
import type { DataSource, EntityManager } from 'typeorm';
import { readRows, type Statement } from './read-rows.js';

const LIFETIME_MS = 10_000;
const MAX_ENTRIES = 500;

const counts = new WeakMap<DataSource, LRUCache<string, number>>();

/** How many rows a statement counts, remembered until a write, ten seconds at most (docs/decisions/0004). */
export async function cachedCount(manager: EntityManager, statement: Statement): Promise<number> {
  const { dataSource } = manager;
  const remembered = counts.get(dataSource) ?? new LRUCache<string, number>({ max: MAX_ENTRIES, ttl: LIFETIME_MS });
  counts.set(dataSource, remembered);
  const key = JSON.stringify([statement.sql, statement.values]);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const [counted] = await readRows(manager, statement);
  const total = Number(counted?.[0]);
  // a write that ended while this was counting has taken this store away
  remembered.set(key, total);
  return total;
}

export function forgetCounts(dataSource: DataSource): void {
  counts.delete(dataSource);
}
