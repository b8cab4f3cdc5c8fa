import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { Outbox } from '#mail/outbox.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate, idsOf, lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { AppError } from '#platform/errors/app-error.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { Convidado } from '../account/convidado.entity.js';
import { removeLinks } from '../links/links.js';
import { PorGuardar } from '../por-guardar/por-guardar.entity.js';
import { Passkey, RecoveryCode, SecondStepTicket, Totp } from '../segundo-passo/second-step.entity.js';
import { KnownBrowser, Session } from '../sessions/session.entity.js';
import {
  type AccountState,
  accountStateMail,
  named,
  newAdministratorMail,
  restoredAccountsMail,
  toOwner,
} from '../account/account.mail.js';
import { PasswordHasher, requireGoodPassword } from './password-hasher.js';
import type { RegisterDto, UserStateDto } from './user.dto.js';
import { administers, isAccountOpen, NO_PASSWORD, User } from '../account/user.entity.js';
import { listOf } from '#platform/lists/list-spec.js';

export const usersList = listOf(User, {
  columns: {
    nome: 'text',
    email: 'code',
    papel: 'code',
    ativo: 'flag',
    ultimoDia: 'code',
    vistoEm: 'moment',
  },
  defaultOrder: [{ property: 'id', direction: 'ASC' }],
});

/** The entities whose rows are deleted together with their user. */
const BELONGINGS = [KnownBrowser, Session, PorGuardar, Totp, Passkey, RecoveryCode, SecondStepTicket];

const MISSING = 'O utilizador pedido não existe.';

type Registration = Omit<RegisterDto, 'password'> & { password?: string | undefined };
type NewAccount = Pick<User, 'nome' | 'email' | 'papel' | 'passwordHash' | 'passwordFromOther'>;

/** By whom an account was made or changed: an administrator, the colleague whose invitation was accepted, the operator. */
type By = { administrator: number } | { invitedBy: User } | 'operator';

/** The one way in which accounts are made and changed; all administrators are told of a new one among them. */
@Injectable()
export class UsersService {
  readonly records = new RecordReader(this.transactions.manager.getRepository(User), usersList, MISSING);

  constructor(
    private readonly transactions: Transactions,
    private readonly passwords: PasswordHasher,
    private readonly eraser: Eraser,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {
    eraser.register<User>({
      mail: 'account',
      entity: User,
      since: 'createdAt',
      address: ({ email }) => email,
      alongside: async (manager, rows) => {
        const userId = In(idsOf(rows));
        await removeLinks(manager, ['email', 'recovery'], idsOf(rows));
        for (const theirs of BELONGINGS) await manager.delete(theirs, { userId });
        await manager.update(Convidado, { inviterId: userId, acceptedAt: IsNull() }, { expiresAt: new Date() });
        // their number may be another's one day
        await manager.update(Convidado, { inviterId: userId }, { inviterId: null });
      },
    });
  }

  count(): Promise<number> {
    return this.transactions.manager.count(User);
  }

  findByEmail(email: string): Promise<User | null> {
    return this.transactions.manager.findOneBy(User, { email: normalEmail(email) });
  }

  /**
   * Makes an account with a password chosen by another or, without one, that nobody can sign in to until a link has set it.
   * @throws AppError 'conflict' for the e-mail, 'invalid' for the password
   */
  async register({ nome, email, password, papel }: Registration, by: By): Promise<User> {
    if (password !== undefined) requireGoodPassword(password);
    const passwordHash = password === undefined ? NO_PASSWORD : await this.passwords.hash(password);
    const passwordFromOther = by !== 'operator';
    const account = { nome, email, papel: papel ?? 'administracao', passwordHash, passwordFromOther } as const;
    return refuseTakenEmail(this.transactions.run((manager) => this.add(manager, account, by)));
  }

  /** Adds an account, which is on. @throws AppError 'unauthenticated' for an administrator who is none any more */
  async add(manager: EntityManager, { email, ...account }: NewAccount, by: By): Promise<User> {
    const how = await describeOrigin(manager, by);
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
    await this.notifyAdministrators(manager, user, how);
    return user;
  }

  /** Makes an account an administrator's that is on, whatever it was, for the operator. */
  async reinstate(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      const user = await lockOrThrow(manager, User, id);
      const { papel, ativo, ultimoDia } = user;
      const letIn = Object.assign(user, { papel: 'administracao', ativo: true, ultimoDia: null } as const);
      await this.saveState(manager, letIn, { papel, ativo, ultimoDia }, 'operator');
    });
  }

  /** Whether anybody has a password, without which nobody can sign in. */
  anyHasPassword(): Promise<boolean> {
    return this.transactions.manager.existsBy(User, { passwordHash: Not(NO_PASSWORD) });
  }

  /** Sets a new password and ends every session of that user, whatever the password was. */
  async changePassword(id: number, password: string): Promise<void> {
    requireGoodPassword(password);
    const passwordHash = await this.passwords.hash(password);
    await this.transactions.run((manager) => this.setPassword(manager, { id }, passwordHash));
  }

  /**
   * Sets a password that the user has chosen, and ends their sessions, links and known browsers: whoever had the last
   * password may have had those too.
   * @param user as they were when they chose it
   * @param keeping the session that goes on, with the password that was just given, and its browser known
   * @returns whether it was set: not where the password has changed meanwhile
   */
  async setPassword(
    manager: EntityManager,
    user: { id: number; generation?: string },
    passwordHash: string,
    keeping?: string,
  ): Promise<boolean> {
    const generation = randomUUID();
    const { affected } = await manager.update(User, user, { passwordHash, generation, passwordFromOther: false });
    if (affected === 0) return false;
    const { id: userId } = user;
    if (keeping === undefined) {
      await manager.delete(Session, { userId });
      await manager.delete(KnownBrowser, { userId });
      return true;
    }
    const session = await manager.findOneBy(Session, { id: keeping, userId });
    await manager.delete(KnownBrowser, { userId, hash: Not(session?.browserHash ?? '') });
    await manager.delete(Session, { userId, id: Not(keeping) });
    await manager.update(Session, { id: keeping, userId }, { generation, passwordAt: new Date() });
    return true;
  }

  /**
   * Changes the fields that are given and leaves the rest. Another role, or the closing of the account, ends its
   * sessions and links. Its owner gets a mail, and so do the other administrators where it administers from now on.
   * @throws AppError 'notFound'; 'conflict' for one's own role and state, and where no administrator would be left, also
   * when two such changes race
   */
  change(id: number, actorId: number, { papel, ativo, ultimoDia }: UserStateDto): Promise<User> {
    return this.transactions.run(async (manager) => {
      const { all, user } = await lockAccounts(manager, actorId, id);
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
      if (closed || user.papel !== before.papel) {
        // ends what was made for the account as it was: sessions and links, also those that are being made just now
        user.generation = randomUUID();
        await manager.delete(Session, { userId: id });
      }
      await this.saveState(manager, user, before, { administrator: actorId });
      const words = accountStateMail(before, user, this.settings.adminUrl);
      await this.outbox.add(manager, toOwner(user, `state:${randomUUID()}`, words));
      return user;
    });
  }

  /** Erases an account whole. @throws AppError 'conflict' for oneself, one that is held, and the last administrator */
  async remove(id: number, actorId: number): Promise<void> {
    if (id === actorId) throw new AppError('conflict', 'Não pode eliminar a si próprio.');
    await this.transactions.run(async (manager) => {
      const { all, user } = await lockAccounts(manager, actorId, id);
      if (all.length <= 1) throw new AppError('conflict', 'Não pode eliminar o último utilizador da base de dados.');
      requireLastingAdministrator(all.filter((candidate) => candidate !== user));
      await this.eraser.eraseLocked(manager, 'users', [user], 'painel');
    });
  }

  /**
   * Saves an account whose role, state or last day has changed. Unless it administered before and still does, the
   * invitations that it sent are over, because nobody answers for them.
   * @param before as they were
   */
  async saveState(manager: EntityManager, user: User, before: AccountState, by: By): Promise<void> {
    await manager.save(User, user);
    if (administers(before) && administers(user)) return;
    await manager.update(Convidado, { inviterId: user.id, acceptedAt: IsNull() }, { expiresAt: new Date() });
    if (administers(user)) await this.notifyAdministrators(manager, user, await describeOrigin(manager, by, before));
  }

  /** Tells every administrator that a copy was put back, and who administers by it: one may have been removed since. */
  async notifyOfRestore(manager: EntityManager, madeAt: Date): Promise<void> {
    const all = await administrators(manager);
    const words = restoredAccountsMail(all, madeAt, this.settings.adminUrl);
    const about = `restored:${madeAt.toISOString()}`;
    for (const user of all) await this.outbox.add(manager, toOwner(user, about, words));
  }

  private async notifyAdministrators(manager: EntityManager, user: User, how: string): Promise<void> {
    if (!administers(user)) return;
    const now = new Date();
    const words = newAdministratorMail(user, how, now, this.settings.adminUrl);
    for (const { id, email: recipient } of await administrators(manager)) {
      if (id === user.id) continue;
      const idempotencyKey = `account:${user.id}:administrator:${randomUUID()}`;
      await this.outbox.add(manager, { idempotencyKey, kind: 'account', recipient, ...words }, now);
    }
  }
}

/**
 * Locks all accounts until the unit of work ends.
 * @throws AppError 'unauthenticated' for who administers no more; 'notFound'
 */
async function lockAccounts(manager: EntityManager, actorId: number, id: number): Promise<{ all: User[]; user: User }> {
  const all = await manager.find(User, { order: { id: 'ASC' }, ...forUpdate });
  const actor = all.find((one) => one.id === actorId);
  if (actor === undefined || !administers(actor)) throw new AppError('unauthenticated');
  const user = all.find((one) => one.id === id);
  if (user === undefined) throw new AppError('notFound', MISSING);
  return { all, user };
}

/** @param left the accounts as they are to be @throws AppError 'conflict' where one day nobody could administer them */
function requireLastingAdministrator(left: readonly User[]): void {
  const isLasting = ({ papel, ativo, ultimoDia, passwordHash }: User) =>
    papel === 'administracao' && ativo && ultimoDia === null && passwordHash !== NO_PASSWORD;
  if (left.some(isLasting)) return;
  throw new AppError('conflict', 'Tem de ficar pelo menos uma conta de administração ligada e sem último dia.');
}

async function administrators(manager: EntityManager): Promise<User[]> {
  return (await manager.findBy(User, { papel: 'administracao' })).filter(administers);
}

/** Says how an account came to administer. @throws AppError 'unauthenticated' for an author who administers no more */
async function describeOrigin(manager: EntityManager, by: By, before?: AccountState): Promise<string> {
  if (by === 'operator') return 'no servidor, por quem o gere (admin:create).';
  if ('invitedBy' in by) return `aceitou o convite de ${named(by.invitedBy)}.`;
  const actor = await manager.findOne(User, { where: { id: by.administrator }, ...forUpdate });
  if (actor === null || !administers(actor)) throw new AppError('unauthenticated');
  if (before === undefined) return `${named(actor)} registou a conta.`;
  if (before.papel !== 'administracao') return `${named(actor)} mudou-lhe o papel.`;
  if (!before.ativo) return `${named(actor)} voltou a ligar a conta.`;
  return `${named(actor)} mudou o último dia da conta, que já tinha passado.`;
}

export function emailTakenError(): AppError {
  return AppError.at('email', 'Já existe um utilizador com este e-mail.', 'conflict');
}

/** Waits for work that gives somebody an address. @throws AppError 'conflict' where another has it */
export async function refuseTakenEmail<Result>(work: Promise<Result>, refusal = emailTakenError): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw databaseTrouble(error) === 'duplicate' ? refusal() : error;
  }
}
