import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '#mail/outbox.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';
import { Session } from '../sessions/session.entity.js';
import { AccountWriter } from './account-writer.service.js';
import { accountStateMail } from './account.mail.js';
import type { UserStateDto } from './user.dto.js';
import { administers, isAccountOpen, NO_PASSWORD, User } from './user.entity.js';

@Injectable()
export class AccountStates {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly writer: AccountWriter,
    private readonly settings: Settings,
  ) {}

  /**
   * Changes the fields that are given and leaves the rest. Another role, or the closing of the account, ends its
   * sessions and links. Its owner gets a mail, and so do the other administrators where it administers from now on.
   * @throws AppError 'notFound'; 'conflict' for one's own role and state, and where no administrator would be left, also
   * when two such changes race
   */
  async change(id: number, actorId: number, { papel, ativo, ultimoDia }: UserStateDto): Promise<User> {
    const changed = await this.transactions.run(async (manager) => {
      const all = await lockAccounts(manager, actorId);
      const user = all.find((candidate) => candidate.id === id);
      if (user === undefined) throw new AppError('notFound', 'O utilizador pedido não existe.');
      const before = { papel: user.papel, ativo: user.ativo, ultimoDia: user.ultimoDia };
      user.papel = papel ?? before.papel;
      user.ativo = ativo ?? before.ativo;
      user.ultimoDia = ultimoDia === undefined ? before.ultimoDia : ultimoDia;
      const closed = !isAccountOpen(user);
      if (id === actorId && (closed || user.papel !== before.papel))
        throw new AppError('conflict', 'Não pode mudar o seu próprio papel nem desligar a sua própria conta.');
      if (user.papel === before.papel && user.ativo === before.ativo && user.ultimoDia === before.ultimoDia)
        return user;
      requireLastingAdministrator(all);
      if (closed || user.papel !== before.papel) await endAll(manager, user);
      await this.writer.change(manager, user, before, { administrator: actorId });
      await this.outbox.add(manager, {
        idempotencyKey: `account:${id}:state:${randomUUID()}`,
        kind: 'account',
        recipient: user.email,
        ...accountStateMail(before, user, this.settings.adminUrl),
      });
      return user;
    });
    this.outbox.wake();
    return changed;
  }
}

/** Ends all that was made for the account as it was: sessions and links, also those that are being made just now. */
async function endAll(manager: EntityManager, user: User): Promise<void> {
  user.generation = randomUUID();
  await manager.delete(Session, { userId: user.id });
}

/** Locks all accounts until the unit of work ends. @throws AppError 'unauthenticated' for who administers no more */
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
