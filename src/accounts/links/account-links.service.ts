import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { shortenedAddress } from '../../platform/access/shortened-address.js';
import { runAudited } from '../../platform/audit/audited-action.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { AppError } from '../../platform/errors/app-error.js';
import { isLinkToken, newLinkToken } from '../../platform/secrets/link-token.js';
import { sha256 } from '../../platform/secrets/sha256.js';
import { isAccountOpen, User } from '../users/user.entity.js';
import { AccountLink, type AccountLinkPurpose } from './account-link.entity.js';

/** Why a link that was mailed does nothing. */
const linkMessages = {
  unknown: 'Esta ligação não existe. Confirme que a copiou inteira da mensagem.',
  used: 'Esta ligação já foi usada. Se precisar, peça outra.',
  expired: 'Esta ligação expirou. Peça outra.',
  overtaken: 'Esta conta mudou depois de esta ligação ter sido pedida. Se precisar, peça outra.',
} as const;

/** The links that administrators are mailed. A token is known to its receiver alone; here is what recognises it. */
@Injectable()
export class AccountLinks {
  /** Makes a link, in the transaction that writes the message with it. @returns its token */
  async make(
    manager: EntityManager,
    user: User,
    { purpose, email = null, lastsMs }: { purpose: AccountLinkPurpose; email?: string | null; lastsMs: number },
  ): Promise<string> {
    const token = newLinkToken();
    await manager.insert(AccountLink, {
      tokenHash: sha256(token),
      purpose,
      userId: user.id,
      generation: user.generation,
      email,
      expiresAt: new Date(Date.now() + lastsMs),
      usedAt: null,
    });
    return token;
  }

  /** Takes back what waits of a user's links. */
  async withdraw(manager: EntityManager, userId: number, purpose: AccountLinkPurpose): Promise<void> {
    await manager.delete(AccountLink, { userId, purpose, usedAt: IsNull() });
  }

  /** The link of a user that still waits, the latest. */
  waiting(manager: EntityManager, user: User, purpose: AccountLinkPurpose): Promise<AccountLink | null> {
    const { id: userId, generation } = user;
    return manager.findOne(AccountLink, {
      where: { userId, purpose, generation, usedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      order: { expiresAt: 'DESC' },
    });
  }

  /**
   * Uses a link up, inside a unit of work. It and its user are locked until that ends, so of two that use it at once the
   * second finds it used.
   * @throws AppError 'notFound'; 'gone' for one that was used, is too old, or was asked for before the account changed
   */
  async use(
    manager: EntityManager,
    purpose: AccountLinkPurpose,
    token: string,
  ): Promise<{ link: AccountLink; user: User }> {
    const { link, user } = await this.find(manager, purpose, token, forUpdate);
    link.usedAt = new Date();
    await manager.save(AccountLink, link);
    return { link, user };
  }

  /** Looks at a link without using it up. @throws AppError as {@link use} does */
  async find(
    manager: EntityManager,
    purpose: AccountLinkPurpose,
    token: string,
    lock: typeof forUpdate = {},
  ): Promise<{ link: AccountLink; user: User }> {
    if (!isLinkToken(token)) throw new AppError('notFound', linkMessages.unknown);
    const tokenHash = sha256(token);
    const link = await manager.findOne(AccountLink, { where: { tokenHash, purpose }, ...lock });
    if (link === null) throw new AppError('notFound', linkMessages.unknown);
    if (link.usedAt !== null) throw new AppError('gone', linkMessages.used);
    const user = await manager.findOne(User, { where: { id: link.userId }, ...lock });
    if (user === null) throw new AppError('notFound', linkMessages.unknown);
    if (link.generation !== user.generation || !isAccountOpen(user)) throw new AppError('gone', linkMessages.overtaken);
    if (link.expiresAt.getTime() <= Date.now()) throw new AppError('gone', linkMessages.expired);
    return { link, user };
  }
}

/** Runs what somebody does to their account by a link that was mailed, so that the trail tells of it as theirs. */
export function asLinkHolder<Result>({ id }: User, address: string, work: () => Result): Result {
  const origin = shortenedAddress(address);
  return runAudited(
    { verb: 'alterou', section: 'conta', recordId: String(id), actorId: id, origin, told: false },
    work,
  );
}
