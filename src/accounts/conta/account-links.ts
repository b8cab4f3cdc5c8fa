import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { runAudited } from '#platform/requests/audited-action.js';
import { forUpdate, type Lock } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { shortenedAddress } from '#platform/requests/client-of.js';
import { isAccountOpen, User } from '../account/user.entity.js';
import { Link } from '../links/link.entity.js';
import { findLink, isOver, spendLink, UNKNOWN_LINK } from '../links/links.js';

/** The links of a user: good once, for a limited time, and until the password changes (docs/decisions/0022). */
type AccountPurpose = 'email' | 'recovery';

const linkMessages = {
  used: 'Esta ligação já foi usada. Se precisar, peça outra.',
  expired: 'Esta ligação expirou. Peça outra.',
  overtaken: 'Esta conta mudou depois de esta ligação ter sido pedida. Se precisar, peça outra.',
} as const;

/** The new address of a user that still waits to be confirmed, the latest. */
export async function waitingAddress(manager: EntityManager, { id, generation }: User): Promise<string | null> {
  const link = await manager.findOne(Link, {
    where: { purpose: 'email', subject: String(id), generation, usedAt: IsNull(), expiresAt: MoreThan(new Date()) },
    order: { expiresAt: 'DESC' },
  });
  return link?.email ?? null;
}

/**
 * Uses a link up, inside a unit of work. It and its user are locked until that ends, so of two that use it at once the
 * second finds it used.
 * @throws AppError 'notFound'; 'gone' for one that was used, is too old, or was asked for before the account changed
 */
export async function spendAccountLink(manager: EntityManager, purpose: AccountPurpose, token: string) {
  const found = await findAccountLink(manager, purpose, token, forUpdate);
  await spendLink(manager, found.link);
  return found;
}

/** Looks at a link without using it up. @throws AppError as {@link spendAccountLink} does */
export async function findAccountLink(manager: EntityManager, purpose: AccountPurpose, token: string, lock: Lock = {}) {
  const link = await findLink(manager, purpose, token, lock);
  if (link === null) throw new AppError('notFound', UNKNOWN_LINK);
  if (link.usedAt !== null) throw new AppError('gone', linkMessages.used);
  const user = await manager.findOne(User, { where: { id: Number(link.subject) }, ...lock });
  if (user === null) throw new AppError('notFound', UNKNOWN_LINK);
  if (link.generation !== user.generation || !isAccountOpen(user)) throw new AppError('gone', linkMessages.overtaken);
  if (isOver(link)) throw new AppError('gone', linkMessages.expired);
  return { link, user };
}

/** Runs what somebody does to their account by a link that was mailed, so that the trail tells of it as theirs. */
export function asLinkHolder<Result>({ id }: User, address: string, work: () => Result): Result {
  const origin = shortenedAddress(address);
  return runAudited({ verb: 'alterou', section: 'conta', recordId: String(id), actorId: id, origin }, work);
}
