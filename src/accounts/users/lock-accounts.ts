import type { EntityManager } from 'typeorm';
import { forUpdate } from '../../platform/database/for-update.js';
import { AppError } from '../../platform/errors/app-error.js';
import { messages } from '../../platform/messages.js';
import { administers } from './account-open.js';
import { NO_PASSWORD, User } from './user.entity.js';

/**
 * Locks every account until the unit of work ends, so that two that race see what the other did.
 * @param actorId the administrator who does it
 * @throws AppError 'unauthenticated' where they are none any more
 */
export async function lockAccounts(manager: EntityManager, actorId: number): Promise<User[]> {
  const all = await manager.find(User, { order: { id: 'ASC' }, ...forUpdate });
  const actor = all.find(({ id }) => id === actorId);
  if (actor === undefined || !administers(actor)) throw new AppError('unauthenticated', messages.unauthenticated);
  return all;
}

/** @param left the accounts as they are to be @throws AppError 'conflict' where one day nobody could administer them */
export function requireLastingAdministrator(left: readonly User[]): void {
  const lasts = ({ papel, ativo, ultimoDia, passwordHash }: User) =>
    papel === 'administracao' && ativo && ultimoDia === null && passwordHash !== NO_PASSWORD;
  if (left.some(lasts)) return;
  throw new AppError('conflict', 'Tem de ficar pelo menos uma conta de administração ligada e sem último dia.');
}
