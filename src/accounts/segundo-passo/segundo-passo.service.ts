import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { User } from '../users/user.entity.js';
import { plainAppCode } from './plain-app-code.js';
import { PasskeyDto } from './passkey.dto.js';
import { Passkeys } from './passkeys.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondStepChanges, type Self } from './second-step-changes.service.js';
import { SecondStep } from './second-step.service.js';
import type { AplicacaoInputDto, SegundoPassoDto } from './segundo-passo.dto.js';
import { Totp } from './totp.entity.js';
import { type TotpOffer, Totps } from './totps.service.js';

const WRONG = 'O código não está certo. Escreva o que a aplicação mostra agora.';
const LATE = 'Passou demasiado tempo. Comece de novo com outro código QR.';
const NOTHING = 'A sua conta não tem segundo passo.';

/** The second step of one's own account. */
@Injectable()
export class SegundoPassoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secondStep: SecondStep,
    private readonly totps: Totps,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passkeys: Passkeys,
    private readonly changes: SecondStepChanges,
  ) {}

  async get(userId: number): Promise<SegundoPassoDto> {
    const { manager } = this.dataSource;
    const totp = await manager.findOneBy(Totp, { userId });
    const user = await manager.findOneByOrFail(User, { id: userId });
    return {
      ativo: await this.secondStep.has(manager, userId),
      exigido: this.secondStep.isDemandedOf(user),
      aplicacao: totp?.createdAt.toISOString() ?? null,
      passkeys: (await this.passkeys.list(manager, userId)).map(PasskeyDto.from),
      passkeysPossiveis: this.passkeys.arePossible,
      codigos: await this.recoveryCodes.left(manager, userId),
    };
  }

  async offerApp(userId: number): Promise<TotpOffer> {
    return this.totps.offer(await this.dataSource.manager.findOneByOrFail(User, { id: userId }));
  }

  /** @returns recovery codes, where the account had no second step before. @throws AppError 'invalid' */
  acceptApp(self: Self, { pedido, codigo }: AplicacaoInputDto): Promise<string[] | null> {
    const offer = { sealed: pedido, code: plainAppCode(codigo) };
    return this.changes.add(self, 'Foi configurada uma aplicação de códigos', async (manager, user) => {
      const accepted = await this.totps.accept(manager, user, offer);
      if (accepted === true) return;
      const sentence = accepted === 'late' ? LATE : WRONG;
      throw new AppError('invalid', sentence, { [accepted === 'late' ? 'pedido' : 'codigo']: sentence });
    });
  }

  async removeApp(self: Self): Promise<void> {
    const told = 'Deixou de ter uma aplicação de códigos como segundo passo.';
    await this.changes.remove(self, told, async (manager, { id: userId }) => {
      const { affected } = await manager.delete(Totp, { userId });
      if (affected === 0) throw new AppError('notFound', 'A sua conta não tem nenhuma aplicação.');
    });
  }

  /** @returns new recovery codes; the old ones are good no more */
  renewCodes(self: Self): Promise<string[]> {
    return this.changes.run(
      self,
      () => 'Foram criados códigos de recuperação novos; os antigos já não servem.',
      async (manager) => {
        if (!(await this.secondStep.has(manager, self.userId))) throw new AppError('conflict', NOTHING);
        return this.recoveryCodes.renew(manager, self.userId);
      },
    );
  }

  async switchOff(self: Self): Promise<void> {
    await this.changes.remove(self, 'Foi desligado: para entrar basta a password.', async (manager, { id }) => {
      if (!(await this.secondStep.reset(manager, id))) throw new AppError('conflict', NOTHING);
    });
  }
}
