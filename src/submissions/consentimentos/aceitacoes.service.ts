import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, LessThan, Not } from 'typeorm';
import { Settings } from '#platform/config/config.js';
import { lockOrThrow, Transactions } from '#platform/database/transactions.js';
import type { Page, RawListQuery } from '#platform/lists/page.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { ConsentLedger } from './consent-ledger.js';
import { AceitacaoPendente } from './consentimento.entity.js';
import { readUndecided, sectionOf, senderOf, type Undecided, undecidedList } from '../shared/submission.js';
import { submissionKey, Submissions } from '../shared/submissions.service.js';
import { Eraser } from '#erasing/eraser.service.js';
import { heldIds } from '#erasing/holds.js';
import { GoesByRule, type Outdated } from '#platform/jobs/jobs.js';

export const aceitacoesList = undecidedList<AceitacaoPendente>('aceitacoes');

@Injectable()
@GoesByRule('acceptances')
export class AceitacoesService {
  private readonly records: RecordReader<AceitacaoPendente>;

  constructor(
    private readonly submissions: Submissions,
    private readonly transactions: Transactions,
    private readonly ledger: ConsentLedger,
    private readonly eraser: Eraser,
    private readonly settings: Settings,
  ) {
    this.records = new RecordReader(transactions.manager.getRepository(AceitacaoPendente), aceitacoesList);
  }

  async list(query: RawListQuery): Promise<Page<Undecided<AceitacaoPendente>>> {
    const { rows, ...page } = await this.records.list(query);
    const submissions = await this.submissions.of(this.transactions.manager, rows);
    const read = rows.flatMap((row) => {
      const submission = submissions.get(submissionKey(row));
      if (submission === undefined) return [];
      const { form } = this.submissions.inboxNamed(row.formulario);
      return readUndecided(form, row, submission, this.settings.retentionDays.acceptances);
    });
    return { ...page, rows: read };
  }

  async waiting(): Promise<Record<string, number>> {
    const counts = await this.transactions.manager
      .createQueryBuilder(AceitacaoPendente, 'row')
      .select('row.formulario', 'formulario')
      .addSelect('COUNT(*)', 'total')
      .groupBy('row.formulario')
      .getRawMany<{ formulario: string; total: string | number }>();
    const section = (formulario: string) => sectionOf(this.submissions.inboxNamed(formulario).form);
    return Object.fromEntries(counts.map(({ formulario, total }) => [section(formulario), Number(total)]));
  }

  /** Puts on record how the acceptance was had. @throws AppError 'notFound' */
  accept(id: number, nota: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const pending = await lockOrThrow(manager, AceitacaoPendente, id);
      const { formulario, registo } = pending;
      const { form } = this.submissions.inboxNamed(formulario);
      const submission = await lockOrThrow(manager, form.entity, registo);
      const { email } = senderOf(form, submission);
      await this.ledger.decided(manager, { formulario, registo, email }, nota);
      await manager.remove(AceitacaoPendente, pending);
    });
  }

  /** Erases the submission whole. @throws AppError 'notFound' */
  async remove(id: number): Promise<void> {
    const { formulario, registo } = await this.records.getOrThrow(id);
    await this.submissions.inboxNamed(formulario).remove(registo);
  }

  async count(before: Date): Promise<Outdated> {
    const { manager } = this.transactions;
    let outdated = 0;
    for (const { list } of this.submissions.forms()) {
      outdated += await manager.countBy(AceitacaoPendente, await this.outdated(list.resource, before));
    }
    return { all: await manager.count(AceitacaoPendente), outdated };
  }

  /** Erases the submissions of which nobody has decided in time. */
  async removeOutdated(before: Date, limit: number): Promise<number> {
    let erased = 0;
    for (const { list } of this.submissions.forms()) {
      const where = await this.outdated(list.resource, before);
      const outdated = await this.transactions.manager.find(AceitacaoPendente, { where, take: limit - erased });
      const ids = outdated.map(({ registo }) => registo);
      erased += await this.eraser.eraseUncleaned(list.resource, ids, 'prazo');
      if (erased >= limit) break;
    }
    return erased;
  }

  private async outdated(formulario: string, before: Date): Promise<FindOptionsWhere<AceitacaoPendente>> {
    const held = await heldIds(this.transactions.manager, formulario);
    return { formulario, createdAt: LessThan(before), registo: Not(In(held)) };
  }
}
