import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Outbox } from '../../mail/outbox.js';
import { amendAction } from '../../platform/audit/audited-action.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { Transactions } from '../../platform/database/transactions.js';
import { HOUR_MS } from '../../platform/dates/durations.js';
import { periods } from '../../platform/dates/periods.js';
import { AppError } from '../../platform/errors/app-error.js';
import { databaseTrouble } from '../../platform/errors/database-errors.js';
import { messages } from '../../platform/messages.js';
import { sha256 } from '../../platform/secrets/sha256.js';
import { asLinkHolder } from '../links/as-link-holder.js';
import { AccountLinks } from '../links/account-links.service.js';
import { SecondStep } from '../segundo-passo/second-step.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { emailTaken } from '../users/email-taken.js';
import { normalEmail } from '../../platform/dto/normal-email.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { OwnAccount, ContaInputDto, ContaPasswordDto } from './conta.dto.js';
import { addressChangeMail, confirmAddressMail, passwordChangedMail } from './conta.mail.js';
import { OwnPassword, type Self } from './own-password.js';

/** One's own account. */
@Injectable()
export class ContaService {
  constructor(
    @InjectRepository(User) private readonly accounts: Repository<User>,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly ownPassword: OwnPassword,
    private readonly links: AccountLinks,
    private readonly secondStep: SecondStep,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async get(userId: number): Promise<OwnAccount> {
    const user = await this.users.records.getOrThrow(userId);
    const link = await this.links.waiting(this.accounts.manager, user, 'email');
    const lacksSecondStep = await this.secondStep.isMissing({ userId, papel: user.papel });
    return { user, waiting: link?.email ?? null, lacksSecondStep };
  }

  /**
   * Changes the name and the digest at once; an e-mail only when the link that goes there is opened. The present one is told.
   * @returns the link, where no mail server takes it there
   * @throws AppError 'conflict' for an e-mail that another account has
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
      await this.links.withdraw(manager, userId, 'email');
      if (wanted === user.email) return null;
      if (await manager.existsBy(User, { email: wanted })) throw emailTaken();
      const token = await this.links.make(manager, user, {
        purpose: 'email',
        email: wanted,
        lastsMs: periods.newEmailHours * HOUR_MS,
      });
      const url = `${this.settings.adminUrl}/conta/email/${token}`;
      const about = `account:${userId}:${sha256(token).slice(0, 16)}`;
      const { adminUrl } = this.settings;
      const toNew = { idempotencyKey: `${about}:new`, recipient: wanted, ...confirmAddressMail(url) };
      const toOld = { idempotencyKey: `${about}:old`, recipient: user.email, ...addressChangeMail(wanted, adminUrl) };
      for (const mail of [toNew, toOld]) await this.outbox.add(manager, { kind: 'account', ...mail });
      return url;
    });
    this.outbox.wake();
    return this.settings.mail.smtpUrl === undefined ? link : null;
  }

  /** The holder of a mailed link owns the address: it is the account's from now on. @returns the address */
  async confirmEmail(token: string, address: string): Promise<string> {
    const { user: holder } = await this.links.find(this.accounts.manager, 'email', token);
    const confirm = () =>
      this.transactions.run(async (manager) => {
        const { link, user } = await this.links.use(manager, 'email', token);
        // who reads the old mailbox is not let in by what waits there
        await this.links.withdraw(manager, user.id, 'recovery');
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
  async confirmPassword({ userId, sessionId }: Self, password: string): Promise<void> {
    amendAction({ recordId: String(userId) });
    await this.ownPassword.require({ userId, sessionId }, password, 'password');
    await this.sessions.notePassword(sessionId);
  }

  /** Changes the password and ends every other session. @throws AppError as {@link OwnPassword.require} does */
  async changePassword({ userId, sessionId }: Self, { atual, nova }: ContaPasswordDto): Promise<void> {
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
