import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Captcha } from '../../captcha/captcha.js';
import { spendCaptcha } from '../../captcha/spend-captcha.js';
import { RecordReader } from '../../platform/lists/record-reader.js';
import { lockOrThrow } from '../../platform/database/lock-or-throw.js';
import { PRIVACY_VERSION } from '../shared/submission.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { Transactions } from '../../platform/database/transactions.js';
import { sha256 } from '../../platform/secrets/sha256.js';
import { Outbox } from '../../mail/outbox.js';
import type { NewsletterInputDto } from './newsletter.dto.js';
import { NewsletterLinks } from './links.service.js';
import { newsletterList } from './newsletter.list.js';
import { alreadySubscribedMail, confirmationMail } from './newsletter.mail.js';
import { Subscritor } from './subscritor.entity.js';

/** Within this time a request for the same address is the same request: a double click, or a lost answer. */
const REPEAT_WINDOW_MS = 2 * 60 * 1000;

/** The newsletter's subscribers: nobody is one before the address's owner has said so. */
@Injectable()
export class NewsletterService {
  readonly records: RecordReader<Subscritor>;

  constructor(
    @InjectRepository(Subscritor) subscribers: Repository<Subscritor>,
    private readonly transactions: Transactions,
    private readonly captcha: Captcha,
    private readonly outbox: Outbox,
    private readonly links: NewsletterLinks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.records = new RecordReader(subscribers, newsletterList);
  }

  /**
   * Writes to an address that somebody wants to subscribe. Whoever asks learns nothing of what was known.
   * @throws AppError 'invalid' for a captcha that was sent and is no good
   */
  async subscribe({ nome, email, recaptcha }: NewsletterInputDto): Promise<void> {
    const captchaKey = recaptcha === undefined ? undefined : await this.captcha.verify(recaptcha);
    const address = email.toLowerCase();
    const addressHash = sha256(address);
    await this.transactions.run(
      async (manager) => {
        const now = new Date();
        const known = await manager.findOne(Subscritor, { where: { addressHash }, ...forUpdate });
        if (known !== null && now.getTime() - known.requestedAt.getTime() < REPEAT_WINDOW_MS) return;
        if (captchaKey !== undefined) await spendCaptcha(manager, captchaKey, now);
        const asked =
          known ?? manager.create(Subscritor, { addressHash, email: address, create: now, confirmada: false });
        asked.requestedAt = now;
        // consent that was given stays what it was
        if (!asked.confirmada) Object.assign(asked, { nome, privacidadeVersao: PRIVACY_VERSION, confirmadaEm: null });
        await this.write(manager, await manager.save(Subscritor, asked));
      },
      ['busy', 'duplicate'],
    );
    this.outbox.wake();
  }

  /** @throws AppError 'notFound' */
  async remove(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.links.erase(manager, await lockOrThrow(manager, Subscritor, id));
    });
  }

  private async write(manager: EntityManager, { id, addressHash, email, confirmada }: Subscritor): Promise<void> {
    const { apiUrl, siteUrl: site } = this.settings;
    const [confirmToken, cancelToken] = [this.links.newToken(), this.links.newToken()];
    const confirmar = `${apiUrl}/newsletter/confirmar/${confirmToken}`;
    const cancelar = `${apiUrl}/newsletter/cancelar/${cancelToken}`;
    const words = confirmada
      ? alreadySubscribedMail({ cancelar, site })
      : confirmationMail({ confirmar, cancelar, site });
    const subject = sha256(cancelToken).slice(0, 16);
    const message = {
      idempotencyKey: `newsletter:${id}:${subject}`,
      kind: 'subscription' as const,
      recipient: email,
      unsubscribeUrl: cancelar,
      ...words,
    };
    // an address that has had enough today gets nothing more, and whoever asks does not learn of it
    if (!(await this.outbox.add(manager, message))) return;
    await this.links.keep(manager, cancelToken, 'unsubscribe', addressHash);
    if (!confirmada) await this.links.keep(manager, confirmToken, 'confirm', addressHash);
  }
}
