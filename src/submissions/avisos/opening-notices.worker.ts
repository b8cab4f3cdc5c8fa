import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { heldAmong } from '#erasing/holds.js';
import { findPresentEdition, type PresentEdition } from '#content/edicoes/find-present-edition.js';
import { schoolYear } from '#content/edicoes/school-year.js';
import { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { dayWords } from '#platform/dates/lisbon-day.js';
import { DueWorker } from '#platform/jobs/due-worker.js';
import { noticeMail } from '../participacoes/school-mails.js';
import { Aviso } from './aviso.entity.js';

/** Tells whoever waits for it that registration is open, once each, and forgets them. */
@Injectable()
export class OpeningNotices extends DueWorker {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly eraser: Eraser,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async doDue(now: Date, limit: number): Promise<number> {
    const { manager } = this.transactions;
    if (!(await manager.createQueryBuilder(Aviso, 'due').getExists())) return 0;
    const edition = await findPresentEdition(manager, now);
    if (edition?.fase !== 'inscricoes') return 0;
    return this.transactions.run((unit) => this.tell(unit, edition, limit));
  }

  private async tell(manager: EntityManager, edition: PresentEdition, limit: number): Promise<number> {
    const waiting = await manager.find(Aviso, { order: { id: 'ASC' }, take: limit, ...forUpdate });
    const held = await heldAmong(
      manager,
      'avisos',
      waiting.map(({ id }) => id),
    );
    const told = waiting.filter(({ id }) => !held.has(id));
    const { siteUrl: site } = this.settings;
    const words = await noticeMail(manager, 'abertura', {
      edicao: schoolYear(edition.chave),
      prazo: dayWords(edition.inscricoesFecham),
      ligacao: `${site}/concurso-anual-form`,
      site,
    });
    for (const { email, addressHash } of told) {
      const idempotencyKey = `inscricoes-abertas:${edition.chave}:${edition.inscricoesFecham}:${addressHash.slice(0, 16)}`;
      // whoever asked again after they had been told is not told twice
      if (await manager.existsBy(OutgoingMail, { idempotencyKey })) continue;
      const isConfirmed = () => Promise.resolve(true);
      await this.outbox.add(manager, { idempotencyKey, kind: 'subscription', recipient: email, ...words, isConfirmed });
    }
    await this.eraser.take(manager, 'avisos', told, 'prazo');
    return told.length;
  }
}
