import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Captcha, spendCaptcha } from '#captcha/captcha.js';
import { Eraser } from '#erasing/eraser.service.js';
import { heldAmong } from '#erasing/holds.js';
import { findPresentEdition, type PresentEdition, schoolYear } from '#content/edicoes/edicao.entity.js';
import { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Settings } from '#platform/config/config.js';
import { addressHash as hashOf } from '#platform/database/addresses/held-address.entity.js';
import { forUpdate, idsOf, Transactions } from '#platform/database/transactions.js';
import { dayWords } from '#platform/dates/lisbon-day.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { DueWorker } from '#platform/jobs/due-worker.js';
import { noticeMail } from '../participacoes/school-mails.js';
import { PRIVACY_VERSION } from '../requests/form-fields.js';
import { Aviso } from './aviso.entity.js';

/** Notes who wants to be told that registration is open, tells them once each, and forgets them. */
@Injectable()
export class OpeningNotices extends DueWorker {
  constructor(
    private readonly transactions: Transactions,
    private readonly captcha: Captcha,
    private readonly outbox: Outbox,
    private readonly eraser: Eraser,
    private readonly settings: Settings,
  ) {
    super();
    eraser.register<Aviso>({
      panelResource: 'festival',
      entity: Aviso,
      since: 'create',
      address: ({ email }) => email,
      retention: { rule: 'openingNotices', from: 'create' },
    });
  }

  /** Notes an address once; nobody learns whether it was known. @throws AppError 'invalid' for the captcha */
  async ask(email: string, solution: string | undefined): Promise<void> {
    const captchaKey = await this.captcha.verify(solution);
    const address = normalEmail(email);
    const addressHash = hashOf(address);
    await this.transactions.runInserting(async (manager) => {
      const now = new Date();
      await spendCaptcha(manager, captchaKey, now);
      if (await manager.existsBy(Aviso, { addressHash })) return;
      const row = { addressHash, email: address, create: now, privacidadeVersao: PRIVACY_VERSION };
      await manager.save(Aviso, manager.create(Aviso, row));
    });
  }

  override async doDue(now: Date, limit: number): Promise<number> {
    const { manager } = this.transactions;
    if (!(await manager.createQueryBuilder(Aviso, 'due').getExists())) return 0;
    const edition = await findPresentEdition(manager, now);
    if (edition?.fase !== 'inscricoes') return 0;
    return this.transactions.run((unit) => this.sendNotices(unit, edition, limit));
  }

  private async sendNotices(manager: EntityManager, edition: PresentEdition, limit: number): Promise<number> {
    const waiting = await manager.find(Aviso, { order: { id: 'ASC' }, take: limit, ...forUpdate });
    const held = await heldAmong(manager, 'avisos', idsOf(waiting));
    const recipients = waiting.filter(({ id }) => !held.has(id));
    const { siteUrl: site } = this.settings;
    const words = await noticeMail(manager, 'abertura', {
      edicao: schoolYear(edition.chave),
      prazo: dayWords(edition.inscricoesFecham),
      ligacao: `${site}/concurso-anual-form`,
      site,
    });
    for (const { email, addressHash } of recipients) {
      const idempotencyKey = `inscricoes-abertas:${edition.chave}:${edition.inscricoesFecham}:${addressHash.slice(0, 16)}`;
      // whoever asked again after they had been told is not told twice
      if (await manager.existsBy(OutgoingMail, { idempotencyKey })) continue;
      const isConfirmed = () => Promise.resolve(true);
      await this.outbox.add(manager, { idempotencyKey, kind: 'subscription', recipient: email, ...words, isConfirmed });
    }
    await this.eraser.eraseLocked(manager, 'avisos', recipients, 'prazo');
    return recipients.length;
  }
}
