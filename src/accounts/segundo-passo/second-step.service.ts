import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Outbox } from '#mail/outbox.js';
import type { Papel } from '#platform/access/access.decorator.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { Session } from '../sessions/session.entity.js';
import { toOwner } from '../users/account.mail.js';
import { User } from '../users/user.entity.js';
import { Passkey, RecoveryCode, SecondStepTicket, Totp } from './second-step.entity.js';
import { ASSOCIATION, letter, type MailWords } from '#mail/mail-message.js';

/** The ways to take a second step. Recovery codes stand in for the others and are no second step by themselves. */
export const secondStepKinds = ['passkey', 'aplicacao', 'recuperacao'] as const;
export type SecondStepKind = (typeof secondStepKinds)[number];

const MISSING = 'O utilizador pedido não existe.';

/** Knows the second step of every account, and takes it off (docs/decisions/0021). */
@Injectable()
export class SecondStep {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  isRequiredFor({ papel }: { papel: Papel }): boolean {
    return this.settings.secondStepRequiredFor.includes(papel);
  }

  async isMissing({ userId, papel }: { userId: number; papel: Papel }): Promise<boolean> {
    return this.isRequiredFor({ papel }) && !(await this.exists(this.transactions.manager, userId));
  }

  /** Lists the ways in which an account can take its second step: none where it has no second step. */
  async listKinds(userId: number, manager: EntityManager = this.transactions.manager): Promise<SecondStepKind[]> {
    const kinds: SecondStepKind[] = [];
    if (await manager.existsBy(Passkey, { userId })) kinds.push('passkey');
    if (await manager.existsBy(Totp, { userId })) kinds.push('aplicacao');
    if (kinds.length > 0 && (await manager.existsBy(RecoveryCode, { userId }))) kinds.push('recuperacao');
    return kinds;
  }

  async exists(manager: EntityManager, userId: number): Promise<boolean> {
    return (await this.listKinds(userId, manager)).length > 0;
  }

  /** Whether a user has a second step. @throws AppError 'notFound' */
  async existsOrThrow(userId: number): Promise<boolean> {
    const { manager } = this.transactions;
    if (!(await manager.existsBy(User, { id: userId }))) throw new AppError('notFound', MISSING);
    return this.exists(manager, userId);
  }

  /** Removes the whole second step of an account, inside a unit of work. @returns whether there was one */
  async remove(manager: EntityManager, userId: number): Promise<boolean> {
    const had = await this.exists(manager, userId);
    for (const theirs of [Totp, Passkey, RecoveryCode, SecondStepTicket]) await manager.delete(theirs, { userId });
    return had;
  }

  /** Switches it off for an owner who lost it. @param by who did it, in a sentence @throws AppError 'notFound' */
  switchOff(userId: number, by: string): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      const user = await manager.findOne(User, { where: { id: userId }, ...forUpdate });
      if (user === null) throw new AppError('notFound', MISSING);
      if (!(await this.remove(manager, userId))) return false;
      await manager.delete(Session, { userId });
      const what = `O segundo passo foi desligado por ${by}, e todas as sessões terminaram. Agora, para entrar, basta a palavra-passe.`;
      await this.mailOwner(manager, user, what);
      return true;
    });
  }

  /** @throws AppError 'conflict' for oneself, whose account may have to have one, and where there is none */
  async switchOffForAnother(userId: number, actorId: number): Promise<void> {
    if (userId === actorId) throw new AppError('conflict', 'O seu segundo passo muda-se em «A minha conta».');
    if (!(await this.switchOff(userId, 'um administrador')))
      throw new AppError('conflict', 'Esta conta não tem segundo passo.');
  }

  /** Writes to the owner of a second step that has just changed, inside the unit of work that changes it. */
  async mailOwner(manager: EntityManager, user: User, what: string): Promise<void> {
    const words = secondStepChangedMail(what, this.settings.adminUrl);
    await this.outbox.add(manager, toOwner(user, `second-step:${randomUUID()}`, words));
  }
}

/** Goes to the owner of a second step that has just changed. @param what the change, as a sentence */
function secondStepChangedMail(what: string, adminUrl: string): MailWords {
  return letter(
    'O segundo passo da sua conta mudou',
    what,
    `Se foi você, não tem de fazer nada. Se não foi, mude já a sua palavra-passe, confirme como ficou o segundo passo e avise outro administrador:\n${adminUrl}/conta`,
  );
}

/** Goes to the owner of an account that a recovery code has just opened. @param left how many codes they still have */
export function recoveryCodeUsedMail(left: number, adminUrl: string): MailWords {
  const rest =
    left === 0
      ? 'Era o último. Crie já códigos novos e guarde-os num sítio seguro:'
      : `${left === 1 ? 'Ainda tem 1 código' : `Ainda tem ${left} códigos`}. Se perdeu a aplicação ou a chave de acesso, configure outra nesta página, onde também pode criar códigos novos:`;
  return letter(
    'Foi usado um código de recuperação da sua conta',
    `Houve um início de sessão na sua conta no painel da ${ASSOCIATION}, com a sua palavra-passe e um dos seus códigos de recuperação. Esse código já não serve.`,
    `${rest}\n${adminUrl}/conta`,
    'Se não foi você, mude já a sua palavra-passe e avise outro administrador.',
  );
}
