import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../mail/outbox.js';
import { amendAction } from '../../platform/audit/audited-action.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondStep } from './second-step.service.js';
import { secondStepChangedMail } from './segundo-passo.mail.js';

const DEMANDED = 'A sua conta tem de ter um segundo passo. Configure outro antes de retirar este.';

/** Whose account it is, and in which session they change it. */
export interface Self {
  userId: number;
  sessionId: string;
}

/** What all changes of one's own second step share. */
@Injectable()
export class SecondStepChanges {
  constructor(
    private readonly secondStep: SecondStep,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Runs a change, one at a time for each account, and tells its owner by mail.
   * @param what the mail's sentence about it
   */
  async run<Result>(
    { userId }: Self,
    what: (result: Result) => string,
    work: (manager: EntityManager, user: User) => Promise<Result>,
  ): Promise<Result> {
    amendAction({ recordId: String(userId) });
    const result = await this.transactions.run(async (manager) => {
      const user = await manager.findOneOrFail(User, { where: { id: userId }, ...forUpdate });
      const changed = await work(manager, user);
      const idempotencyKey = `account:${userId}:second-step:${randomUUID()}`;
      const words = secondStepChangedMail(what(changed), this.settings.adminUrl);
      await this.outbox.add(manager, { idempotencyKey, kind: 'account', recipient: user.email, ...words });
      return changed;
    });
    this.outbox.wake();
    return result;
  }

  /** Runs the addition of a way to take the second step. @returns recovery codes, where it is the account's first */
  add(self: Self, what: string, work: (manager: EntityManager, user: User) => Promise<void>): Promise<string[] | null> {
    const sentence = (codes: string[] | null) =>
      `${what} como segundo passo.${codes === null ? '' : ' As outras sessões terminaram.'}`;
    return this.run(self, sentence, async (manager, user) => {
      const had = await this.secondStep.has(manager, user.id);
      await work(manager, user);
      if (had) return null;
      // from now on nobody is in without it: whoever got in by the password alone, elsewhere, comes again
      await this.sessions.endOthersIn(manager, user.id, self.sessionId);
      return this.recoveryCodes.renew(manager, user.id);
    });
  }

  /** Runs the removal of a way to take the second step. Recovery codes stand in for another: after the last they go too. */
  async remove(self: Self, what: string, work: (manager: EntityManager, user: User) => Promise<void>): Promise<void> {
    await this.run(
      self,
      () => what,
      async (manager, user) => {
        await work(manager, user);
        if (await this.secondStep.has(manager, user.id)) return;
        if (this.secondStep.isDemandedOf(user)) throw new AppError('conflict', DEMANDED);
        await this.secondStep.reset(manager, user.id);
      },
    );
  }
}
