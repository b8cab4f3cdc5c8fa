import type { DataSource, EntityManager } from 'typeorm';
import { readRows, type Statement } from '../database/read-rows.js';

const LIFETIME_MS = 10_000;
const MAX_ENTRIES = 500;

interface Counted {
  total: number;
  until: number;
}

const counts = new WeakMap<DataSource, Map<string, Counted>>();

/** How many rows a statement counts, remembered until a write, ten seconds at most (docs/decisions/0004). */
export async function rememberedCount(manager: EntityManager, statement: Statement): Promise<number> {
  const { dataSource } = manager;
  const remembered = counts.get(dataSource) ?? forgetCounts(dataSource);
  const key = JSON.stringify([statement.sql, statement.values]);
  const known = remembered.get(key);
  if (known !== undefined && known.until > Date.now()) return known.total;
  const [counted] = await readRows(manager, statement);
  const total = Number(counted?.[0]);
  // a write that ended while this was counting has put a new map in the place of this one
  if (remembered.size >= MAX_ENTRIES) remembered.clear();
  remembered.set(key, { total, until: Date.now() + LIFETIME_MS });
  return total;
}

export function forgetCounts(dataSource: DataSource): Map<string, Counted> {
  const none = new Map<string, Counted>();
  counts.set(dataSource, none);
  return none;
}
