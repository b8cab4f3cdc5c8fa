import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Outbox } from '#mail/outbox.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate } from '#platform/database/transactions.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { AppError } from '#platform/errors/app-error.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { Convidado } from '../convidados/convidado.entity.js';
import { administers, User } from './user.entity.js';
import { type AccountState, newAdministratorMail, restoredAccountsMail, toOwner } from './account.mail.js';

type NewAccount = Pick<User, 'nome' | 'email' | 'papel' | 'passwordHash' | 'passwordFromOther'>;

/** By whom an account was made or changed: an administrator, the colleague whose invitation was accepted, the operator. */
export type By = { administrator: number } | { invitedBy: User } | 'operator';

/** The one way in which accounts are made and changed; all administrators are told of a new one among them. */
@Injectable()
export class AccountWriter {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** Adds an account, which is on. @throws AppError 'unauthenticated' for an administrator who is none any more */
  async add(manager: EntityManager, { email, ...account }: NewAccount, by: By): Promise<User> {
    const how = await howMade(manager, by);
    const made = manager.create(User, {
      ...account,
      email: normalEmail(email),
      generation: randomUUID(),
      ativo: true,
      ultimoDia: null,
      vistoEm: null,
      createdAt: new Date(),
    });
    const user = await manager.save(User, made);
    await this.tell(manager, user, how);
    return user;
  }

  /**
   * Saves an account whose role, state or last day has changed. Unless it administered before and still does, the
   * invitations that it sent are over, because nobody answers for them.
   * @param before as they were
   */
  async change(manager: EntityManager, user: User, before: AccountState, by: By): Promise<void> {
    await manager.save(User, user);
    if (administers(before) && administers(user)) return;
    await manager.update(Convidado, { inviterId: user.id, acceptedAt: IsNull() }, { expiresAt: new Date() });
    if (administers(user)) await this.tell(manager, user, await howMade(manager, by, before));
  }

  /** Tells every administrator that a copy was put back, and who administers by it: one may have been removed since. */
  async tellRestored(manager: EntityManager, madeAt: Date): Promise<void> {
    const all = await administrators(manager);
    const words = restoredAccountsMail(all, { madeAt, adminUrl: this.settings.adminUrl });
    const about = `restored:${madeAt.toISOString()}`;
    for (const user of all) await this.outbox.add(manager, toOwner(user, about, words));
  }

  private async tell(manager: EntityManager, user: User, how: string): Promise<void> {
    if (!administers(user)) return;
    const now = new Date();
    const words = newAdministratorMail(user, { how, now, adminUrl: this.settings.adminUrl });
    for (const { id, email: recipient } of await administrators(manager)) {
      if (id === user.id) continue;
      const idempotencyKey = `account:${user.id}:administrator:${randomUUID()}`;
      await this.outbox.add(manager, { idempotencyKey, kind: 'account', recipient, ...words }, now);
    }
  }
}

async function administrators(manager: EntityManager): Promise<User[]> {
  return (await manager.findBy(User, { papel: 'administracao' })).filter(administers);
}

/** Says how an account came to administer. @throws AppError 'unauthenticated' for an author who administers no more */
async function howMade(manager: EntityManager, by: By, before?: AccountState): Promise<string> {
  if (by === 'operator') return 'no servidor, por quem o gere (admin:create).';
  if ('invitedBy' in by) return `aceitou o convite de ${named(by.invitedBy)}.`;
  const actor = await manager.findOne(User, { where: { id: by.administrator }, ...forUpdate });
  if (actor === null || !administers(actor)) throw new AppError('unauthenticated');
  if (before === undefined) return `${named(actor)} registou a conta.`;
  if (before.papel !== 'administracao') return `${named(actor)} mudou-lhe o papel.`;
  if (!before.ativo) return `${named(actor)} voltou a ligar a conta.`;
  return `${named(actor)} mudou o último dia da conta, que já tinha passado.`;
}

const named = ({ nome, email }: User): string => `${nome} (${email})`;

export function emailTaken(): AppError {
  return AppError.at('email', 'Já existe um utilizador com este e-mail.', 'conflict');
}

/** Waits for work that gives somebody an address. @throws AppError 'conflict' where another has it */
export async function refuseTaken<Result>(work: Promise<Result>, refusal = emailTaken): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw databaseTrouble(error) === 'duplicate' ? refusal() : error;
  }
}
