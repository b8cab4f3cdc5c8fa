import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { amendAction } from '#platform/audit/audited-action.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import type { OwnSession } from '../sessions/live-session.js';
import { Session } from '../sessions/session.entity.js';
import { User } from '../users/user.entity.js';
import { Passkeys } from './passkeys.service.js';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.js';
import { Passkey, Totp } from './second-step.entity.js';
import { spendTicketOf } from './second-step-tickets.js';
import { SecondStep } from './second-step.service.js';
import {
  type AplicacaoInputDto,
  type AplicacaoOfertaDto,
  type PasskeyCriadaDto,
  PasskeyDto,
  type PasskeyInputDto,
  type SegundoPassoDto,
} from './segundo-passo.dto.js';
import { plainAppCode, Totps } from './totps.service.js';

const MAX_PASSKEYS = 10;
const REQUIRED = 'A sua conta tem de ter um segundo passo. Configure outro antes de retirar este.';
const WRONG = 'O código não está certo. Escreva o que a aplicação mostra agora.';
const LATE = 'Passou demasiado tempo. Comece de novo com outro código QR.';
const NOTHING = 'A sua conta não tem segundo passo.';
const NO_PASSKEY = 'Esta chave de acesso não existe.';

/** Lets people set up and change the second step of their own account; each change is told by mail. */
@Injectable()
export class OwnSecondStep {
  constructor(
    private readonly secondStep: SecondStep,
    private readonly totps: Totps,
    private readonly passkeys: Passkeys,
    private readonly transactions: Transactions,
  ) {}

  async get(userId: number): Promise<SegundoPassoDto> {
    const { manager } = this.transactions;
    const totp = await manager.findOneBy(Totp, { userId });
    const user = await manager.findOneByOrFail(User, { id: userId });
    return {
      ativo: await this.secondStep.exists(manager, userId),
      exigido: this.secondStep.isRequiredFor(user),
      aplicacao: totp?.createdAt.toISOString() ?? null,
      passkeys: (await this.passkeys.list(manager, userId)).map(PasskeyDto.from),
      passkeysPossiveis: this.passkeys.arePossible,
      codigos: await countRecoveryCodes(manager, userId),
    };
  }

  async offerApp(userId: number): Promise<AplicacaoOfertaDto> {
    return this.totps.offer(await this.transactions.manager.findOneByOrFail(User, { id: userId }));
  }

  /** @returns recovery codes, where the account had no second step before. @throws AppError 'invalid' */
  acceptApp(self: OwnSession, { pedido, codigo }: AplicacaoInputDto): Promise<string[] | null> {
    const offer = { sealed: pedido, code: plainAppCode(codigo) };
    return this.addWay(self, 'Foi configurada uma aplicação de códigos', async (manager, user) => {
      const accepted = await this.totps.accept(manager, user, offer);
      if (accepted === 'late') throw AppError.at('pedido', LATE);
      if (!accepted) throw AppError.at('codigo', WRONG);
    });
  }

  async removeApp(self: OwnSession): Promise<void> {
    const what = 'Deixou de ter uma aplicação de códigos como segundo passo.';
    await this.removeWay(self, what, async (manager, { id: userId }) => {
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
  async addPasskey(self: OwnSession, { nome, resposta }: PasskeyInputDto): Promise<PasskeyCriadaDto> {
    const made = await this.passkeys.verifyNew(resposta);
    if (made === undefined) throw new AppError('invalid', 'A chave de acesso não foi aceite. Tente outra vez.');
    const { challenge, kept } = made;
    const { credentialHash } = kept;
    const codigos = await this.addWay(
      self,
      `Foi adicionada a chave de acesso «${nome}»`,
      async (manager, { id: userId }) => {
        await spendTicketOf(manager, userId, 'passkey-new', challenge);
        if (await manager.existsBy(Passkey, { credentialHash }))
          throw new AppError('conflict', 'Esta chave de acesso já está registada.');
        await manager.insert(Passkey, { ...kept, userId, nome });
      },
    );
    const passkey = await this.transactions.manager.findOneByOrFail(Passkey, { credentialHash });
    return { codigos, passkey: PasskeyDto.from(passkey) };
  }

  renamePasskey(self: OwnSession, id: number, nome: string): Promise<PasskeyDto> {
    return this.change(self, `Uma chave de acesso passou a chamar-se «${nome}».`, async (manager) => {
      const passkey = await manager.findOneBy(Passkey, { id, userId: self.userId });
      if (passkey === null) throw new AppError('notFound', NO_PASSKEY);
      return PasskeyDto.from(await manager.save(Passkey, Object.assign(passkey, { nome })));
    });
  }

  async removePasskey(self: OwnSession, id: number): Promise<void> {
    await this.removeWay(self, 'Foi retirada uma chave de acesso.', async (manager, { id: userId }) => {
      const { affected } = await manager.delete(Passkey, { id, userId });
      if (affected === 0) throw new AppError('notFound', NO_PASSKEY);
    });
  }

  /** @returns new recovery codes; the old ones stop working */
  renewCodes(self: OwnSession): Promise<string[]> {
    const what = 'Foram criados códigos de recuperação novos; os antigos já não servem.';
    return this.change(self, what, async (manager) => {
      if (!(await this.secondStep.exists(manager, self.userId))) throw new AppError('conflict', NOTHING);
      return renewRecoveryCodes(manager, self.userId);
    });
  }

  async switchOff(self: OwnSession): Promise<void> {
    await this.removeWay(self, 'Foi desligado: para entrar basta a palavra-passe.', async (manager, { id }) => {
      if (!(await this.secondStep.remove(manager, id))) throw new AppError('conflict', NOTHING);
    });
  }

  /** Runs a change, one at a time for each account, and mails its owner. @param what the mail's sentence about it */
  private change<Result>(
    { userId }: OwnSession,
    what: string | ((result: Result) => string),
    work: (manager: EntityManager, user: User) => Promise<Result>,
  ): Promise<Result> {
    amendAction({ recordId: String(userId) });
    return this.transactions.run(async (manager) => {
      const user = await manager.findOneOrFail(User, { where: { id: userId }, ...forUpdate });
      const changed = await work(manager, user);
      await this.secondStep.mailOwner(manager, user, typeof what === 'string' ? what : what(changed));
      return changed;
    });
  }

  /** Adds a way to take the second step. @returns recovery codes, where it is the account's first */
  private addWay(
    self: OwnSession,
    what: string,
    work: (manager: EntityManager, user: User) => Promise<void>,
  ): Promise<string[] | null> {
    const sentence = (codes: string[] | null) =>
      `${what} como segundo passo.${codes === null ? '' : ' As outras sessões terminaram.'}`;
    return this.change(self, sentence, async (manager, user) => {
      const had = await this.secondStep.exists(manager, user.id);
      await work(manager, user);
      if (had) return null;
      // whoever got in elsewhere by the password alone has to come again, with the second step
      await manager.delete(Session, { userId: user.id, id: Not(self.id) });
      return renewRecoveryCodes(manager, user.id);
    });
  }

  /** Removes a way to take the second step. Recovery codes only stand in for another way, so they go with the last one. */
  private removeWay(
    self: OwnSession,
    what: string,
    work: (manager: EntityManager, user: User) => Promise<void>,
  ): Promise<void> {
    return this.change(self, what, async (manager, user) => {
      await work(manager, user);
      if (await this.secondStep.exists(manager, user.id)) return;
      if (this.secondStep.isRequiredFor(user)) throw new AppError('conflict', REQUIRED);
      await this.secondStep.remove(manager, user.id);
    });
  }
}
