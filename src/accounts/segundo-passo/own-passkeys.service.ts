import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { User } from '../users/user.entity.js';
import { type PasskeyCriadaDto, PasskeyDto, type PasskeyInputDto } from './passkey.dto.js';
import { Passkey } from './passkey.entity.js';
import { Passkeys } from './passkeys.service.js';
import { SecondStepChanges, type Self } from './second-step-changes.service.js';
import { SecondStepTickets } from './second-step-tickets.service.js';

const MOST = 10;
const MISSING = 'Esta chave de acesso não existe.';

/** The passkeys of one's own account. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: Passkeys,
    private readonly tickets: SecondStepTickets,
    private readonly changes: SecondStepChanges,
    private readonly transactions: Transactions,
  ) {}

  /** @throws AppError 'conflict' where browsers do no passkeys at the back office's address, or there are too many */
  options(userId: number): Promise<object> {
    if (!this.passkeys.arePossible)
      throw new AppError('conflict', 'As chaves de acesso não funcionam neste endereço. Use uma aplicação de códigos.');
    return this.transactions.run(async (manager) => {
      if ((await manager.countBy(Passkey, { userId })) >= MOST)
        throw new AppError('conflict', `Uma conta pode ter até ${MOST} chaves de acesso.`);
      return this.passkeys.optionsToAdd(manager, await manager.findOneByOrFail(User, { id: userId }));
    });
  }

  /** @throws AppError 'invalid' for an answer that is not right; 'gone' for a challenge that is over; 'conflict' */
  async add(self: Self, { nome, resposta }: PasskeyInputDto): Promise<PasskeyCriadaDto> {
    const made = await this.passkeys.verifyNew(resposta);
    if (made === undefined) throw new AppError('invalid', 'A chave de acesso não foi aceite. Tente outra vez.');
    const { challenge, kept } = made;
    const codigos = await this.changes.add(
      self,
      `Foi adicionada a chave de acesso «${nome}»`,
      async (manager, user) => {
        await this.tickets.useOf(manager, user.id, 'passkey-new', challenge);
        if (await manager.existsBy(Passkey, { credentialHash: kept.credentialHash }))
          throw new AppError('conflict', 'Esta chave de acesso já está registada.');
        await manager.insert(Passkey, { ...kept, userId: user.id, nome });
      },
    );
    const { credentialHash } = kept;
    const passkey = await this.dataSource.manager.findOneByOrFail(Passkey, { credentialHash });
    return { codigos, passkey: PasskeyDto.from(passkey) };
  }

  async rename(self: Self, id: number, nome: string): Promise<PasskeyDto> {
    const sentence = () => `Uma chave de acesso passou a chamar-se «${nome}».`;
    return this.changes.run(self, sentence, async (manager) => {
      const passkey = await manager.findOneBy(Passkey, { id, userId: self.userId });
      if (passkey === null) throw new AppError('notFound', MISSING);
      return PasskeyDto.from(await manager.save(Passkey, Object.assign(passkey, { nome })));
    });
  }

  async remove(self: Self, id: number): Promise<void> {
    await this.changes.remove(self, 'Foi retirada uma chave de acesso.', async (manager, { id: userId }) => {
      const { affected } = await manager.delete(Passkey, { id, userId });
      if (affected === 0) throw new AppError('notFound', MISSING);
    });
  }
}
