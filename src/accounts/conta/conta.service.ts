import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { writtenToday } from '#mail/daily-limits.js';
import { Outbox } from '#mail/outbox.js';
import { RateLimits } from '#platform/access/rate-limits.js';
import { amendAction } from '#platform/audit/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { periods } from '../../../contract/periods.js';
import { AppError } from '#platform/errors/app-error.js';
import { Atividade } from '../atividade/atividade.entity.js';
import {
  asLinkHolder,
  findAccountLink,
  makeLink,
  spendAccountLink,
  waitingAddress,
  withdrawLinks,
} from '../links/links.js';
import { SecondStep } from '../segundo-passo/second-step.service.js';
import type { OwnSession } from '../sessions/live-session.js';
import { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { toOwner } from '../users/account.mail.js';
import { refuseTaken } from '../users/account-writer.service.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { ContaInputDto, ContaPasswordDto, OwnAccount } from './conta.dto.js';
import {
  addressChangeMail,
  addressTakenMail,
  confirmAddressMail,
  passwordChangedMail,
  sessionEndedMail,
} from './conta.mail.js';

/** Wrong passwords that an account's sessions give in a day before a wrong one ends the session that gives it. */
const WRONG_A_DAY = 10;
const WRONG = 'A palavra-passe atual não está certa.';
const ENDED =
  'Houve hoje demasiadas palavras-passe erradas nesta conta, e esta sessão terminou. Inicie sessão novamente.';

/** The most new addresses that an account can have us write to in a day, as nobody has shown yet that they own them. */
const NEW_ADDRESSES_A_DAY = 5;
/** Stands in the keys of all messages to an account's new addresses, by which they are counted. */
const NEW_ADDRESS = 'new-address';

@Injectable()
export class ContaService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly secondStep: SecondStep,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  async get(userId: number): Promise<OwnAccount> {
    const user = await this.users.records.getOrThrow(userId);
    const waiting = await waitingAddress(this.transactions.manager, user);
    const lacksSecondStep = await this.secondStep.isMissing({ userId, papel: user.papel });
    return { user, waiting, lacksSecondStep };
  }

  /**
   * Changes the name and the digest at once; an e-mail only when the link that goes there is opened. The present one is
   * told. An address that another account has is asked for as any other is: nobody finds out so who has an account.
   * @returns the link, where no mail server takes it there
   * @throws AppError 'tooMany' for more addresses than an account may have us write to in a day
   */
  async change(userId: number, { nome, email, resumoDiario }: ContaInputDto): Promise<string | null> {
    amendAction({ recordId: String(userId) });
    const wanted = typeof email === 'string' ? normalEmail(email) : null;
    const link = await this.transactions.run(async (manager) => {
      const user = await manager.findOneByOrFail(User, { id: userId });
      const changed = {
        ...(typeof nome === 'string' && { nome }),
        ...(typeof resumoDiario === 'boolean' && { resumoDiario }),
      };
      if (Object.keys(changed).length > 0) await manager.save(User, Object.assign(user, changed));
      if (wanted === null) return null;
      await withdrawLinks(manager, 'email', userId);
      if (wanted === user.email) return null;
      const before = await writtenToday(manager, `account:${userId}:${NEW_ADDRESS}`, new Date());
      if (before >= NEW_ADDRESSES_A_DAY) throw enoughAddresses();
      const { token, once } = await makeLink(manager, {
        purpose: 'email',
        subject: userId,
        generation: user.generation,
        email: wanted,
        lastsMs: periods.newEmailHours * HOUR_MS,
      });
      const { adminUrl } = this.settings;
      const url = `${adminUrl}/conta/email/${token}`;
      const isTaken = await manager.existsBy(User, { email: wanted });
      const toNew = isTaken ? addressTakenMail(adminUrl) : confirmAddressMail(url);
      const toOld = addressChangeMail(wanted, adminUrl);
      await this.outbox.add(manager, toOwner({ id: userId, email: wanted }, `${NEW_ADDRESS}:${once}`, toNew));
      await this.outbox.add(manager, toOwner(user, `old-address:${once}`, toOld));
      return url;
    });
    return this.settings.mail.smtpUrl === undefined ? link : null;
  }

  /** The holder of a mailed link owns the address: it is the account's from now on. @returns the address */
  async confirmEmail(token: string, address: string): Promise<string> {
    const { user: holder } = await findAccountLink(this.transactions.manager, 'email', token);
    const confirm = () =>
      this.transactions.run(async (manager) => {
        const { link, user } = await spendAccountLink(manager, 'email', token);
        // who reads the old mailbox is not let in by what waits there
        await withdrawLinks(manager, 'recovery', user.id);
        user.email = link.email ?? user.email;
        await manager.save(User, user);
        return user.email;
      });
    return refuseTaken(asLinkHolder(holder, address, confirm));
  }

  /** Notes that the password was given again. @throws AppError as {@link requirePassword} does */
  async confirmPassword(self: OwnSession, password: string): Promise<void> {
    amendAction({ recordId: String(self.userId) });
    await this.requirePassword(self, password, 'password');
    await this.sessions.notePassword(self.id);
  }

  /** Changes the password and ends every other session. @throws AppError as {@link requirePassword} does */
  async changePassword(self: OwnSession, { atual, nova }: ContaPasswordDto): Promise<void> {
    amendAction({ recordId: String(self.userId) });
    const user = await this.requirePassword(self, atual, 'atual');
    const changed = await this.users.changeOwnPassword(user, nova, { field: 'nova', sessionId: self.id });
    if (!changed) throw new AppError('unauthenticated');
    const mail = toOwner(user, `password:${Date.now()}`, passwordChangedMail(this.settings.adminUrl));
    await this.transactions.run((manager) => this.outbox.add(manager, mail));
  }

  /**
   * Asks whoever is signed in for the password again. An open session is no way to guess it: the wrong ones of a day are
   * counted by the rows that tell of them in the trail, and past their number each ends its session. A right one is
   * always taken, so whoever sits at one session keeps the owner out of no other.
   * @param field where it was typed
   * @throws AppError 'invalid', 'unauthenticated' once the session ends, 'tooMany'
   */
  private async requirePassword(self: OwnSession, password: string, field: string): Promise<User> {
    await this.limits.consume('account', `self:${self.userId}`);
    const user = await this.transactions.manager.findOneBy(User, { id: self.userId });
    if (user !== null && (await this.passwords.verify(user.passwordHash, password))) return user;
    const ended = await this.refusePassword(self, user?.email);
    if (ended) throw new AppError('unauthenticated', ENDED);
    throw AppError.at(field, WRONG);
  }

  /** Has the trail tell of a wrong password. @returns whether the session has ended by it */
  private refusePassword({ userId, id: sessionId }: OwnSession, email: string | undefined): Promise<boolean> {
    amendAction({ verb: 'entrou', refused: true });
    return this.transactions.run(async (manager) => {
      // the one of now is told of at the end of this unit
      if ((await wrongOfDay(manager, userId)) + 1 < WRONG_A_DAY) return false;
      await manager.delete(Session, { id: sessionId, userId });
      if (email === undefined) return true;
      const words = sessionEndedMail(this.settings.adminUrl);
      await this.outbox.add(manager, toOwner({ id: userId, email }, `guessed:${sessionId}`, words));
      return true;
    });
  }
}

function wrongOfDay(manager: EntityManager, userId: number): Promise<number> {
  return manager.countBy(Atividade, {
    quemId: userId,
    verbo: 'entrou',
    secao: 'conta',
    resultado: 'recusado',
    quando: MoreThan(new Date(Date.now() - DAY_MS)),
  });
}

function enoughAddresses(): AppError {
  return AppError.at('email', 'Hoje já pediu muitas vezes a mudança do e-mail. Tente novamente amanhã.', 'tooMany');
}
