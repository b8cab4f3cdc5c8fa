import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Outbox } from '../../mail/outbox.js';
import { amendAction } from '../../platform/audit/audited-action.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { plainAppCode } from './plain-app-code.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondStep } from './second-step.service.js';
import type { AplicacaoInputDto, SegundoPassoDto } from './segundo-passo.dto.js';
import { secondStepChangedMail } from './segundo-passo.mail.js';
import { Totp } from './totp.entity.js';
import { type TotpOffer, Totps } from './totps.service.js';

const WRONG = 'O código não está certo. Escreva o que a aplicação mostra agora.';
const LATE = 'Passou demasiado tempo. Comece de novo com outro código QR.';
const NOTHING = 'A sua conta não tem segundo passo.';

/** Whose account it is, and in which session they change it. */
export interface Self {
  userId: number;
  sessionId: string;
}

/** The second step of one's own account. */
@Injectable()
export class SegundoPassoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secondStep: SecondStep,
    private readonly totps: Totps,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async get(userId: number): Promise<SegundoPassoDto> {
    const { manager } = this.dataSource;
    const totp = await manager.findOneBy(Totp, { userId });
    return {
      ativo: (await this.secondStep.kindsOf(userId)).length > 0,
      aplicacao: totp?.createdAt.toISOString() ?? null,
      codigos: await this.recoveryCodes.left(manager, userId),
    };
  }

  async offerApp(userId: number): Promise<TotpOffer> {
    return this.totps.offer(await this.dataSource.manager.findOneByOrFail(User, { id: userId }));
  }

  /** @returns recovery codes, where the account had no second step before. @throws AppError 'invalid' */
  acceptApp(self: Self, { pedido, codigo }: AplicacaoInputDto): Promise<string[] | null> {
    const offer = { sealed: pedido, code: plainAppCode(codigo) };
    return this.change(self, begunWith('Foi configurada uma aplicação de códigos'), async (manager, user) => {
      const had = await this.has(manager, user.id);
      const accepted = await this.totps.accept(manager, user, offer);
      if (accepted !== true) {
        const sentence = accepted === 'late' ? LATE : WRONG;
        throw new AppError('invalid', sentence, { [accepted === 'late' ? 'pedido' : 'codigo']: sentence });
      }
      return had ? null : this.begin(manager, self);
    });
  }

  async removeApp(self: Self): Promise<void> {
    await this.change(
      self,
      () => 'Deixou de ter uma aplicação de códigos como segundo passo.',
      async (manager, user) => {
        const { affected } = await manager.delete(Totp, { userId: user.id });
        if (affected === 0) throw new AppError('notFound', 'A sua conta não tem nenhuma aplicação.');
        await this.endWhereLast(manager, user);
      },
    );
  }

  /** @returns new recovery codes; the old ones are good no more */
  renewCodes(self: Self): Promise<string[]> {
    return this.change(
      self,
      () => 'Foram criados códigos de recuperação novos; os antigos já não servem.',
      async (manager) => {
        if (!(await this.has(manager, self.userId))) throw new AppError('conflict', NOTHING);
        return this.recoveryCodes.renew(manager, self.userId);
      },
    );
  }

  async switchOff(self: Self): Promise<void> {
    await this.change(
      self,
      () => 'Foi desligado: para entrar basta a password.',
      async (manager) => {
        if (!(await this.secondStep.reset(manager, self.userId))) throw new AppError('conflict', NOTHING);
      },
    );
  }

  private async has(manager: EntityManager, userId: number): Promise<boolean> {
    return (await this.secondStep.kindsOf(userId, manager)).length > 0;
  }

  /** From now on nobody is in without it: whoever got in by the password alone, elsewhere, comes again. */
  private async begin(manager: EntityManager, { userId, sessionId }: Self): Promise<string[]> {
    await this.sessions.endOthersIn(manager, userId, sessionId);
    return this.recoveryCodes.renew(manager, userId);
  }

  /** Recovery codes stand in for another second step: without one they go too. */
  private async endWhereLast(manager: EntityManager, { id }: User): Promise<void> {
    if (!(await this.has(manager, id))) await this.secondStep.reset(manager, id);
  }

  /** Runs a change of the account's second step, one at a time for each account, and tells its owner by mail. */
  private async change<Result>(
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
}

/** What the mail says of another way to take the second step, which for the first one ends all other sessions. */
function begunWith(what: string): (codes: string[] | null) => string {
  return (codes) => `${what} como segundo passo.${codes === null ? '' : ' As outras sessões terminaram.'}`;
}
