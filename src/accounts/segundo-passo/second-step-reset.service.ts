import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Outbox } from '../../mail/outbox.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Session } from '../sessions/session.entity.js';
import { User } from '../users/user.entity.js';
import { SecondStep } from './second-step.service.js';
import { secondStepChangedMail } from './segundo-passo.mail.js';

const MISSING = 'O utilizador pedido não existe.';

/** Takes the second step off an account whose owner has lost it. */
@Injectable()
export class SecondStepReset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secondStep: SecondStep,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Ends the account's sessions too, and tells its owner by mail.
   * @param by who did it, in the mail's sentence
   * @returns whether there was a second step
   * @throws AppError 'notFound' where there is no such account
   */
  async reset(userId: number, by: string): Promise<boolean> {
    const had = await this.transactions.run(async (manager) => {
      const user = await manager.findOne(User, { where: { id: userId }, ...forUpdate });
      if (user === null) throw new AppError('notFound', MISSING);
      if (!(await this.secondStep.reset(manager, userId))) return false;
      await manager.delete(Session, { userId });
      const idempotencyKey = `account:${userId}:second-step:${randomUUID()}`;
      const what = `Foi desligado por ${by}, e todas as sessões terminaram. Para entrar basta agora a password.`;
      const words = secondStepChangedMail(what, this.settings.adminUrl);
      await this.outbox.add(manager, { idempotencyKey, kind: 'account', recipient: user.email, ...words });
      return true;
    });
    this.outbox.wake();
    return had;
  }

  /** @throws AppError 'conflict' for oneself, whose account may have to have one, and where there is none */
  async resetOfAnother(userId: number, actorId: number): Promise<void> {
    if (userId === actorId) throw new AppError('conflict', 'O seu segundo passo muda-se em «A minha conta».');
    if (!(await this.reset(userId, 'um administrador')))
      throw new AppError('conflict', 'Esta conta não tem segundo passo.');
  }

  /** Whether a user has one. @throws AppError 'notFound' */
  async isThere(userId: number): Promise<boolean> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(User, { id: userId }))) throw new AppError('notFound', MISSING);
    return this.secondStep.has(manager, userId);
  }
}
