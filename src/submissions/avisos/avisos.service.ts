import { Injectable } from '@nestjs/common';
import { Captcha, spendCaptcha } from '#captcha/captcha.js';
import { Eraser } from '#erasing/eraser.service.js';
import { addressHash as hashOf } from '#platform/database/addresses/held-address.entity.js';
import { Transactions } from '#platform/database/transactions.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { PRIVACY_VERSION } from '../shared/submission.js';
import { Aviso } from './aviso.entity.js';

/** Keeps who asked to be told when registration for the challenge opens. */
@Injectable()
export class AvisosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly captcha: Captcha,
    eraser: Eraser,
  ) {
    eraser.register<Aviso>({
      kind: 'avisos',
      section: 'festival',
      entity: Aviso,
      since: 'create',
      addresses: ['email'],
      retention: { rule: 'openingNotices', from: 'create' },
    });
  }

  /** Notes an address once; nobody learns whether it was known. @throws AppError 'invalid' for the captcha */
  async ask(email: string, solution: string | undefined): Promise<void> {
    const captchaKey = await this.captcha.verify(solution);
    const address = normalEmail(email);
    const addressHash = hashOf(address);
    await this.transactions.run(
      async (manager) => {
        const now = new Date();
        if (captchaKey !== undefined) await spendCaptcha(manager, captchaKey, now);
        if (await manager.existsBy(Aviso, { addressHash })) return;
        const row = { addressHash, email: address, create: now, privacidadeVersao: PRIVACY_VERSION };
        await manager.save(Aviso, manager.create(Aviso, row));
      },
      ['busy', 'duplicate'],
    );
  }
}
