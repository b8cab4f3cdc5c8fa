import { type EntityManager, In, LessThan } from 'typeorm';
import { onSqlite } from '../../platform/database/columns.js';
import { NewsletterLink } from './newsletter-link.entity.js';
import { CONFIRMATION_DAYS } from './links.service.js';
import { Subscritor } from './subscritor.entity.js';

const DAY_MS = 86_400_000;

/** Forgets `limit` people at most who never confirmed, as their message promised. @returns how many */
export async function forgetUnconfirmed(manager: EntityManager, now: Date, limit: number): Promise<number> {
  const requestedAt = LessThan(new Date(now.getTime() - CONFIRMATION_DAYS * DAY_MS));
  // locked, so that nobody who confirms at this moment is forgotten
  const lock = onSqlite ? {} : { lock: { mode: 'pessimistic_write' as const } };
  const rows = await manager.find(Subscritor, { where: { confirmada: false, requestedAt }, take: limit, ...lock });
  if (rows.length === 0) return 0;
  await manager.delete(NewsletterLink, {
    addressHash: In(rows.map(({ addressHash }) => addressHash)),
    purpose: 'confirm',
  });
  await manager.remove(Subscritor, rows);
  return rows.length;
}
