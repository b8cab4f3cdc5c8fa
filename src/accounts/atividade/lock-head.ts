import type { EntityManager } from 'typeorm';
import { onSqlite } from '../../platform/database/columns.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { HEAD_ID, TrailHead } from './trail-head.entity.js';

/** Reads the head of the chain inside a unit of work; until that ends, nobody else gets it, in whatever process. */
export async function lockHead(manager: EntityManager): Promise<TrailHead> {
  // who reads first and then wants to write is refused by SQLite where another process has written since
  if (onSqlite) await manager.update(TrailHead, { id: HEAD_ID }, { lastId: () => 'lastId' });
  return manager.findOneOrFail(TrailHead, { where: { id: HEAD_ID }, ...forUpdate });
}
