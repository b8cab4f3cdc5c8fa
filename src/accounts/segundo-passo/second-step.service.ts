import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { ASSOCIATION, letter, type MailWords } from '#mail/mail-message.js';
import { Outbox } from '#mail/outbox.js';
import type { Papel } from '#platform/papeis.js';
import { amendAction } from '#platform/requests/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import type { OwnSession } from '../sessions/live-session.js';
import { Session } from '../sessions/session.entity.js';
import { toOwner } from '../account/account.mail.js';
import { User } from '../account/user.entity.js';
import { Passkeys } from './passkeys.service.js';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.js';
import { Passkey, RecoveryCode, SecondStepTicket, Totp } from './second-step.entity.js';
import { spendTicket } from './second-step-tickets.js';
import type { AplicacaoInputDto, PasskeyInputDto } from './segundo-passo.dto.js';
import { Totps } from './totps.service.js';

/** The ways to take a second step. Recovery codes stand in for the others and are no second step by themselves. */
export const secondStepKinds = ['passkey', 'aplicacao', 'recuperacao'] as const;
export type SecondStepKind = (typeof secondStepKinds)[number];

/** Part of a unit of work that changes the second step of a user, who is locked. */
type Work<Result> = (manager: EntityManager, user: User) => Promise<Result>;

const MISSING = 'O utilizador pedido não existe.';
const MAX_PASSKEYS = 10;
const REQUIRED = 'A sua conta tem de ter um segundo passo. Configure outro antes de retirar este.';
const NOTHING = 'A sua conta não tem segundo passo.';
const NO_PASSKEY = 'Esta chave de acesso não existe.';

/**
 * Knows the second step of every account, lets people set up and change that of their own, and takes it off
 * (docs/decisions/0021). Each change is told to the owner by mail.
 */
@Injectable()
export class SecondStep {
  constructor(
    private readonly totps: Totps,
    private readonly passkeys: Passkeys,
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

  async get(userId: number) {
    const { manager } = this.transactions;
    const totp = await manager.findOneBy(Totp, { userId });
    const user = await manager.findOneByOrFail(User, { id: userId });
    return {
      ativo: await this.exists(manager, userId),
      exigido: this.isRequiredFor(user),
      aplicacao: totp?.createdAt ?? null,
      passkeys: await this.passkeys.list(manager, userId),
      passkeysPossiveis: this.passkeys.arePossible,
      codigos: await countRecoveryCodes(manager, userId),
    };
  }

  async offerApp(userId: number) {
    return this.totps.offer(await this.transactions.manager.findOneByOrFail(User, { id: userId }));
  }

  /** @returns recovery codes, where the account had no second step before. @throws AppError 'invalid' */
  acceptApp(self: OwnSession, app: AplicacaoInputDto): Promise<string[] | null> {
    return this.addWay(self, 'Foi configurada uma aplicação de códigos', (manager, user) =>
      this.totps.accept(manager, user, app),
    );
  }

  removeApp(self: OwnSession): Promise<void> {
    const what = 'Deixou de ter uma aplicação de códigos como segundo passo.';
    return this.removeWay(self, what, async (manager, { id: userId }) => {
      const { affected } = await manager.delete(Totp, { userId });
      if (affected === 0) throw new AppError('notFound', 'A sua conta não tem nenhuma aplicação.');
    });
  }

  /** @throws AppError 'conflict' where browsers do no passkeys at the back office's address, or there are too many */
  offerPasskey(userId: number): Promise<object> {
    if (!this.passkeys.arePossible)
      throw new AppError('conflict', 'As chaves de acesso não funcionam neste endereço. Use uma aplicação de códigos.');
    return this.transactions.run(async (manager) => {
      if ((await manager.countBy(Passkey, { userId })) >= MAX_PASSKEYS)
        throw new AppError('conflict', `Uma conta pode ter até ${MAX_PASSKEYS} chaves de acesso.`);
      return this.passkeys.optionsToAdd(manager, await manager.findOneByOrFail(User, { id: userId }));
    });
  }

  /** @throws AppError 'invalid' for an answer that is not right; 'gone' for a challenge that is over; 'conflict' */
  async addPasskey(self: OwnSession, { nome, resposta }: PasskeyInputDto) {
    const made = await this.passkeys.verifyNew(resposta);
    if (made === undefined) throw new AppError('invalid', 'A chave de acesso não foi aceite. Tente outra vez.');
    const { challenge, kept } = made;
    const { credentialHash } = kept;
    const what = `Foi adicionada a chave de acesso «${nome}»`;
    const codigos = await this.addWay(self, what, async (manager, { id: userId }) => {
      await spendTicket(manager, 'passkey-new', challenge, userId);
      if (await manager.existsBy(Passkey, { credentialHash }))
        throw new AppError('conflict', 'Esta chave de acesso já está registada.');
      await manager.insert(Passkey, { ...kept, userId, nome });
    });
    const passkey = await this.transactions.manager.findOneByOrFail(Passkey, { credentialHash });
    return { codigos, passkey };
  }

  renamePasskey(self: OwnSession, id: number, nome: string): Promise<Passkey> {
    return this.change(self, `Uma chave de acesso passou a chamar-se «${nome}».`, async (manager) => {
      const passkey = await manager.findOneBy(Passkey, { id, userId: self.userId });
      if (passkey === null) throw new AppError('notFound', NO_PASSKEY);
      return manager.save(Passkey, Object.assign(passkey, { nome }));
    });
  }

  removePasskey(self: OwnSession, id: number): Promise<void> {
    return this.removeWay(self, 'Foi retirada uma chave de acesso.', async (manager, { id: userId }) => {
      const { affected } = await manager.delete(Passkey, { id, userId });
      if (affected === 0) throw new AppError('notFound', NO_PASSKEY);
    });
  }

  /** @returns new recovery codes; the old ones stop working */
  renewCodes(self: OwnSession): Promise<string[]> {
    const what = 'Foram criados códigos de recuperação novos; os antigos já não servem.';
    return this.change(self, what, async (manager) => {
      if (!(await this.exists(manager, self.userId))) throw new AppError('conflict', NOTHING);
      return renewRecoveryCodes(manager, self.userId);
    });
  }

  switchOffOwn(self: OwnSession): Promise<void> {
    return this.removeWay(self, 'Foi desligado: para entrar basta a palavra-passe.', async (manager, { id }) => {
      if (!(await this.remove(manager, id))) throw new AppError('conflict', NOTHING);
    });
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

  /** Runs a change, one at a time for each account, and mails its owner. @param what the mail's sentence about it */
  private change<Result>({ userId }: OwnSession, what: string | ((result: Result) => string), work: Work<Result>) {
    amendAction({ recordId: String(userId) });
    return this.transactions.run(async (manager) => {
      const user = await manager.findOneOrFail(User, { where: { id: userId }, ...forUpdate });
      const changed = await work(manager, user);
      await this.mailOwner(manager, user, typeof what === 'string' ? what : what(changed));
      return changed;
    });
  }

  /** Adds a way to take the second step. @returns recovery codes, where it is the account's first */
  private addWay(self: OwnSession, what: string, work: Work<void>): Promise<string[] | null> {
    const sentence = (codes: string[] | null) =>
      `${what} como segundo passo.${codes === null ? '' : ' As outras sessões terminaram.'}`;
    return this.change(self, sentence, async (manager, user) => {
      const had = await this.exists(manager, user.id);
      await work(manager, user);
      if (had) return null;
      // whoever got in elsewhere by the password alone has to come again, with the second step
      await manager.delete(Session, { userId: user.id, id: Not(self.id) });
      return renewRecoveryCodes(manager, user.id);
    });
  }

  /** Removes a way to take the second step. Recovery codes only stand in for another way, so they go with the last one. */
  private removeWay(self: OwnSession, what: string, work: Work<void>): Promise<void> {
    return this.change(self, what, async (manager, user) => {
      await work(manager, user);
      if (await this.exists(manager, user.id)) return;
      if (this.isRequiredFor(user)) throw new AppError('conflict', REQUIRED);
      await this.remove(manager, user.id);
    });
  }

  /** Removes the whole second step of an account, inside a unit of work. @returns whether there was one */
  private async remove(manager: EntityManager, userId: number): Promise<boolean> {
    const had = await this.exists(manager, userId);
    for (const theirs of [Totp, Passkey, RecoveryCode, SecondStepTicket]) await manager.delete(theirs, { userId });
    return had;
  }

  /** Writes to the owner of a second step that has just changed, inside the unit of work that changes it. */
  private async mailOwner(manager: EntityManager, user: User, what: string): Promise<void> {
    const words = letter(
      'O segundo passo da sua conta mudou',
      what,
      `Se foi você, não tem de fazer nada. Se não foi, mude já a sua palavra-passe, confirme como ficou o segundo passo e avise outro administrador:\n${this.settings.adminUrl}/conta`,
    );
    await this.outbox.add(manager, toOwner(user, `second-step:${randomUUID()}`, words));
  }
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
