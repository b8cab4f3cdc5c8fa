import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { writtenToday } from '#mail/daily-limits.js';
import { Outbox } from '#mail/outbox.js';
import { amendAction } from '#platform/audit/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { HOUR_MS } from '#platform/dates/durations.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { periods } from '../../../contract/periods.js';
import { AppError } from '#platform/errors/app-error.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { messages } from '#platform/messages.js';
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
import { SessionsService } from '../sessions/sessions.service.js';
import { emailTaken } from '../users/account-writer.service.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { ContaInputDto, ContaPasswordDto, OwnAccount } from './conta.dto.js';
import { addressChangeMail, addressTakenMail, confirmAddressMail, passwordChangedMail } from './conta.mail.js';
import { OwnPassword } from './own-password.js';

/** The most new addresses that an account can have us write to in a day, as nobody has shown yet that they own them. */
const NEW_ADDRESSES_A_DAY = 5;

@Injectable()
export class ContaService {
  constructor(
    @InjectRepository(User) private readonly accounts: Repository<User>,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly ownPassword: OwnPassword,
    private readonly secondStep: SecondStep,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  async get(userId: number): Promise<OwnAccount> {
    const user = await this.users.records.getOrThrow(userId);
    const waiting = await waitingAddress(this.accounts.manager, user);
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
      const before = await writtenToday(manager, newAddressOf(userId), new Date());
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
      for (const mail of [
        { idempotencyKey: `${newAddressOf(userId)}:${once}`, recipient: wanted, ...toNew },
        { idempotencyKey: `account:${userId}:old-address:${once}`, recipient: user.email, ...toOld },
      ]) {
        await this.outbox.add(manager, { kind: 'account', ...mail });
      }
      return url;
    });
    this.outbox.wake();
    return this.settings.mail.smtpUrl === undefined ? link : null;
  }

  /** The holder of a mailed link owns the address: it is the account's from now on. @returns the address */
  async confirmEmail(token: string, address: string): Promise<string> {
    const { user: holder } = await findAccountLink(this.accounts.manager, 'email', token);
    const confirm = () =>
      this.transactions.run(async (manager) => {
        const { link, user } = await spendAccountLink(manager, 'email', token);
        // who reads the old mailbox is not let in by what waits there
        await withdrawLinks(manager, 'recovery', user.id);
        user.email = link.email ?? user.email;
        await manager.save(User, user);
        return user.email;
      });
    try {
      return await asLinkHolder(holder, address, confirm);
    } catch (error) {
      throw databaseTrouble(error) === 'duplicate' ? emailTaken() : error;
    }
  }

  /** Notes that the password was given again. @throws AppError as {@link OwnPassword.require} does */
  async confirmPassword({ userId, sessionId }: OwnSession, password: string): Promise<void> {
    amendAction({ recordId: String(userId) });
    await this.ownPassword.require({ userId, sessionId }, password, 'password');
    await this.sessions.notePassword(sessionId);
  }

  /** Changes the password and ends every other session. @throws AppError as {@link OwnPassword.require} does */
  async changePassword({ userId, sessionId }: OwnSession, { atual, nova }: ContaPasswordDto): Promise<void> {
    amendAction({ recordId: String(userId) });
    const user = await this.ownPassword.require({ userId, sessionId }, atual, 'atual');
    const changed = await this.users.changeOwnPassword(user, nova, { field: 'nova', sessionId });
    if (!changed) throw new AppError('unauthenticated', messages.unauthenticated);
    await this.transactions.run(async (manager) => {
      const idempotencyKey = `account:${userId}:password:${Date.now()}`;
      const words = passwordChangedMail(this.settings.adminUrl);
      await this.outbox.add(manager, { idempotencyKey, kind: 'account', recipient: user.email, ...words });
    });
    this.outbox.wake();
  }
}

/** Returns the beginning of the keys of all messages to an account's new addresses, by which they are counted. */
function newAddressOf(userId: number): string {
  return `account:${userId}:new-address`;
}

function enoughAddresses(): AppError {
  return AppError.at('email', 'Hoje já pediu muitas vezes a mudança do e-mail. Tente novamente amanhã.', 'tooMany');
}
