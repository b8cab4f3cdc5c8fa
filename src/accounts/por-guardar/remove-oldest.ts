import { type EntityManager, In } from 'typeorm';
import { PorGuardar } from './por-guardar.entity.js';

/** So many forms of one account are kept. */
const MOST_KEPT = 50;

/** Forgets an account's oldest forms, where there are more than are kept. */
export async function removeOldest(manager: EntityManager, userId: number): Promise<void> {
  const beyond = await manager.find(PorGuardar, {
    select: { id: true },
    where: { userId },
    order: { savedAt: 'DESC', id: 'DESC' },
    skip: MOST_KEPT,
    take: MOST_KEPT,
  });
  if (beyond.length > 0) await manager.delete(PorGuardar, { id: In(beyond.map(({ id }) => id)) });
}
