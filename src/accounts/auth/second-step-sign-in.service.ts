import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Outbox } from '#mail/outbox.js';
import { RateLimits } from '#platform/access/rate-limits.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { RefusalTrail } from '../atividade/refusal-trail.js';
import { plainAppCode, Totps } from '../segundo-passo/totps.service.js';
import { Passkeys } from '../segundo-passo/passkeys.service.js';
import { countRecoveryCodes, spendRecoveryCode } from '../segundo-passo/recovery-codes.js';
import { findTicketHolder, makeTicket, spendTicket } from '../segundo-passo/second-step-tickets.js';
import { recoveryCodeUsedMail, SecondStep } from '../segundo-passo/second-step.service.js';
import { toOwner } from '../users/account.mail.js';
import type { User } from '../users/user.entity.js';
import type {
  SegundoPassoBilheteDto,
  SegundoPassoCodigoDto,
  SegundoPassoPasskeyDto,
  SegundoPassoPedidoDto,
} from './login.dto.js';

const APP_CODE = /^\d{6}$/;
const WRONG = 'O código não está certo ou já foi usado.';
const NOT_TAKEN = 'A chave de acesso não foi aceite. Tente outra vez ou use outra forma.';
const ENOUGH =
  'Houve hoje demasiados códigos errados nesta conta. Use um código de recuperação ou uma chave de acesso, ou tente amanhã.';

@Injectable()
export class SecondStepSignIn {
  constructor(
    private readonly secondStep: SecondStep,
    private readonly totps: Totps,
    private readonly passkeys: Passkeys,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly refusals: RefusalTrail,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** Asks a user whose password was right for the second step; returns nothing where the account has none. */
  async request(user: User): Promise<SegundoPassoPedidoDto | undefined> {
    const formas = await this.secondStep.listKinds(user.id);
    if (formas.length === 0) return undefined;
    const bilhete = await this.transactions.run((manager) => makeTicket(manager, user, 'sign-in'));
    return { bilhete, formas };
  }

  /**
   * Takes a code of the app or a recovery code, together with the ticket.
   * @throws AppError 'gone' for a ticket that is over, 'tooMany', 'unauthenticated' for a wrong or used code
   */
  async checkCode({ bilhete, codigo }: SegundoPassoCodigoDto, address: string): Promise<User> {
    const holder = await findTicketHolder(this.transactions.manager, 'sign-in', bilhete);
    const appCode = plainAppCode(codigo);
    const isOfApp = APP_CODE.test(appCode);
    if (isOfApp) await this.countTry(holder);
    return this.useTicket(holder, address, bilhete, async (manager, user) => {
      const right = isOfApp
        ? await this.totps.use(manager, user.id, appCode)
        : await this.takeRecoveryCode(manager, user, codigo);
      if (!right) throw new AppError('unauthenticated', WRONG);
    });
  }

  /** Makes the options that have a browser ask for a passkey. @throws AppError 'gone' for a ticket that is over */
  offerPasskey({ bilhete }: SegundoPassoBilheteDto): Promise<object> {
    return this.transactions.run(async (manager) => {
      const user = await findTicketHolder(manager, 'sign-in', bilhete);
      return this.passkeys.optionsToUse(manager, user);
    });
  }

  /** Takes a passkey's answer. @throws AppError 'gone' for the ticket or the challenge, 'unauthenticated' */
  async checkPasskey({ bilhete, resposta }: SegundoPassoPasskeyDto, address: string): Promise<User> {
    const { manager: reader } = this.transactions;
    const holder = await findTicketHolder(reader, 'sign-in', bilhete);
    const answered = await this.passkeys.verify(reader, holder.id, resposta);
    return this.useTicket(holder, address, bilhete, async (manager, { id }) => {
      const right = answered !== undefined && (await this.passkeys.use(manager, id, answered));
      if (!right) throw new AppError('unauthenticated', NOT_TAKEN);
    });
  }

  /** Uses the ticket up together with what the user shows, or neither; the trail records a refusal. */
  private async useTicket(
    holder: User,
    address: string,
    ticket: string,
    show: (manager: EntityManager, user: User) => Promise<void>,
  ): Promise<User> {
    const work = async (manager: EntityManager): Promise<User> => {
      const user = await spendTicket(manager, 'sign-in', ticket);
      await show(manager, user);
      return user;
    };
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (error instanceof AppError && error.kind === 'unauthenticated') await this.refusals.signIn(holder, address);
      throw error;
    }
  }

  /**
   * However many tickets and addresses there are, tries at the codes of an account's app are bounded. A recovery code is
   * too long to be guessed, so what is no code of an app counts against its sender's address alone: whoever knows the
   * password can't keep out an owner who has a recovery code or a passkey.
   */
  private async countTry({ id }: User): Promise<void> {
    await this.limits.consume('secondStep', `user:${id}`);
    if (!(await this.limits.allows('codesADay', `user:${id}`))) throw new AppError('tooMany', ENOUGH);
  }

  private async takeRecoveryCode(manager: EntityManager, user: User, code: string): Promise<boolean> {
    if (!(await spendRecoveryCode(manager, user.id, code))) return false;
    const left = await countRecoveryCodes(manager, user.id);
    const words = recoveryCodeUsedMail(left, this.settings.adminUrl);
    await this.outbox.add(manager, toOwner(user, `recovery-code:${randomUUID()}`, words));
    return true;
  }
}
