import type { EntityManager } from 'typeorm';
import { forUpdate, type Lock } from '#platform/database/transactions.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { AppError } from '#platform/errors/app-error.js';
import { newLinkToken, sha256 } from '#platform/secrets/sha256.js';
import { isAccountOpen, User } from '../account/user.entity.js';
import { SecondStepTicket, type TicketPurpose } from './second-step.entity.js';

const GOOD_FOR_MS = 5 * MINUTE_MS;
const OVER = 'O tempo para o segundo passo acabou. Comece de novo.';

/** @returns the token for the browser: 256 random bits */
export async function makeTicket(manager: EntityManager, { id: userId, generation }: User, purpose: TicketPurpose) {
  const token = newLinkToken();
  const expiresAt = new Date(Date.now() + GOOD_FOR_MS);
  await manager.insert(SecondStepTicket, { hash: sha256(token), purpose, userId, generation, expiresAt });
  return token;
}

/**
 * Looks at a ticket without using it up. @returns whose it is
 * @throws AppError 'gone' for one that is over, and alike for one that never was
 */
export async function findTicketHolder(manager: EntityManager, purpose: TicketPurpose, token: string, lock: Lock = {}) {
  const ticket = await manager.findOne(SecondStepTicket, { where: { hash: sha256(token), purpose }, ...lock });
  if (ticket === null || ticket.expiresAt.getTime() <= Date.now()) throw new AppError('gone', OVER);
  const user = await manager.findOneBy(User, { id: ticket.userId });
  if (user?.generation !== ticket.generation || !isAccountOpen(user)) throw new AppError('gone', OVER);
  return user;
}

/**
 * Uses a ticket up in a unit of work, locked until that ends.
 * @param ownerId whose it must be, where that is known before
 * @throws AppError as {@link findTicketHolder} does, also for another's
 */
export async function spendTicket(manager: EntityManager, purpose: TicketPurpose, token: string, ownerId?: number) {
  const user = await findTicketHolder(manager, purpose, token, forUpdate);
  if (ownerId !== undefined && user.id !== ownerId) throw new AppError('gone', OVER);
  await manager.delete(SecondStepTicket, { hash: sha256(token) });
  return user;
}
