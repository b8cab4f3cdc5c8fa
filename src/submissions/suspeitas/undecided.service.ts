import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, LessThan, Not, type ObjectLiteral } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { heldIds } from '#erasing/holds.js';
import { Settings } from '#platform/config/config.js';
import { FindsHeldData, type HeldRecord, plainRecord } from '#platform/database/addresses/held-data.js';
import { othersThan } from '#platform/database/addresses/held-records.js';
import { resourceOf } from '#platform/database/resource.js';
import { lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { GoesByRule, type Outdated } from '#platform/jobs/jobs.js';
import { columnsOf, type ListSpec, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { ConsentLedger } from '../consentimentos/consent-ledger.js';
import { AceitacaoPendente } from '../consentimentos/consentimento.entity.js';
import { IdempotencyKey } from '../shared/idempotency-key.entity.js';
import { rowOf } from '../shared/submission-rows.js';
import { type FormSpec, panelResourceOf, readSubmission, senderOf, type Submission } from '../shared/submission.js';
import { Submissions } from '../shared/submissions.service.js';
import { Suspeita } from '../shared/suspeita.entity.js';

export const suspeitasList = undecidedList<Suspeita>('suspeitas');
export const aceitacoesList = undecidedList<AceitacaoPendente>('aceitacoes');

/** A submission that waits for somebody's decision, as administrators read it. */
export type Undecided<Row> = Row & ReturnType<typeof readSubmission> & { apagadaEm: Date };

/**
 * The submissions, of any form, that wait for somebody's decision: they look like a machine's, or no acceptance of the
 * privacy policy is on record.
 */
@Injectable()
@GoesByRule('acceptances')
export class UndecidedService {
  private readonly suspeitas: RecordReader<Suspeita>;
  private readonly aceitacoes: RecordReader<AceitacaoPendente>;

  constructor(
    private readonly submissions: Submissions,
    private readonly transactions: Transactions,
    private readonly ledger: ConsentLedger,
    private readonly eraser: Eraser,
    private readonly settings: Settings,
  ) {
    eraser.register<Suspeita>({
      entity: Suspeita,
      since: 'createdAt',
      address: ({ email }) => email,
      retention: { rule: 'suspeitas', from: 'createdAt' },
      erasedAs: ({ formulario, registo, createdAt }, fingerprints) =>
        fingerprints.ofRecord(formulario, registo, createdAt),
      alongside: async (manager, rows) => {
        for (const { formulario, registo } of rows) {
          await manager.delete(IdempotencyKey, { form: formulario, recordId: registo });
          await ledger.forget(manager, formulario, [registo]);
        }
      },
    });
    const { manager } = transactions;
    this.suspeitas = new RecordReader(manager.getRepository(Suspeita), suspeitasList);
    this.aceitacoes = new RecordReader(manager.getRepository(AceitacaoPendente), aceitacoesList);
  }

  async listDoubtful(query: RawListQuery): Promise<Page<Undecided<Suspeita>>> {
    const { rows, ...page } = await this.suspeitas.list(query);
    return { ...page, rows: rows.map((row) => this.readDoubtful(row)) };
  }

  /** @throws AppError 'notFound' */
  async getDoubtful(id: number): Promise<Undecided<Suspeita>> {
    return this.readDoubtful(await this.suspeitas.getOrThrow(id));
  }

  @FindsHeldData()
  async findDoubtful(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    const rows = await manager.find(Suspeita, { where: { email }, order, take: limit });
    return rows.map((row) => {
      const { form, submission } = this.submissionOf(row);
      const { campos, texto } = readSubmission(form, submission);
      const held = resourceOf(form.entity, 'heldUnder');
      return {
        ...plainRecord,
        resource: 'suspeitas',
        id: row.id,
        noun: 'Submissão suspeita',
        moment: row.createdAt,
        fields: [...campos.map(({ rotulo, valor }) => ({ nome: rotulo, valor })), { nome: 'Texto', valor: texto }],
        others: held === undefined ? [] : othersThan(email, held.heldUnder, submission),
        attachment: row.documento,
      };
    });
  }

  /** Puts it among the others of its form and sends what was held back. @throws AppError 'notFound' */
  async acceptDoubtful(id: number): Promise<void> {
    const doubtful = await this.suspeitas.getOrThrow(id);
    await this.submissions.inboxNamed(doubtful.formulario).putBack(doubtful);
  }

  /** Erases it whole. @throws AppError 'notFound'; 'conflict' where it is held */
  removeDoubtful(id: number): Promise<void> {
    return this.eraser.eraseOne('suspeitas', id, 'painel');
  }

  async listPending(query: RawListQuery): Promise<Page<Undecided<AceitacaoPendente>>> {
    const { rows, ...page } = await this.aceitacoes.list(query);
    const found = await this.submissions.findOf(this.transactions.manager, rows);
    const { acceptances } = this.settings.retentionDays;
    return { ...page, rows: found.map(({ row, form, submission }) => read(form, row, submission, acceptances)) };
  }

  async countPending(): Promise<Record<string, number>> {
    const counts = await this.transactions.manager
      .createQueryBuilder(AceitacaoPendente, 'row')
      .select('row.formulario', 'formulario')
      .addSelect('COUNT(*)', 'total')
      .groupBy('row.formulario')
      .getRawMany<{ formulario: string; total: string | number }>();
    const panelResource = (resource: string) => panelResourceOf(this.submissions.inboxNamed(resource).form);
    return Object.fromEntries(counts.map(({ formulario, total }) => [panelResource(formulario), Number(total)]));
  }

  /** Puts on record how the acceptance was had. @throws AppError 'notFound' */
  acceptPending(id: number, nota: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const pending = await lockOrThrow(manager, AceitacaoPendente, id);
      const { formulario, registo } = pending;
      const { form } = this.submissions.inboxNamed(formulario);
      const submission = await lockOrThrow(manager, form.entity, registo);
      const { email } = senderOf(form, submission);
      await this.ledger.addDecision(manager, { formulario, registo, email }, nota);
      await manager.remove(AceitacaoPendente, pending);
    });
  }

  /** Erases the submission whole. @throws AppError 'notFound' */
  async removePending(id: number): Promise<void> {
    const { formulario, registo } = await this.aceitacoes.getOrThrow(id);
    await this.submissions.inboxNamed(formulario).remove(registo);
  }

  /** Counts pending acceptances, and those of which nobody has decided in time. */
  async count(before: Date): Promise<Outdated> {
    const { manager } = this.transactions;
    let outdated = 0;
    for (const { list } of this.submissions.forms()) {
      outdated += await manager.countBy(AceitacaoPendente, await this.outdated(list.resource, before));
    }
    return { all: await manager.count(AceitacaoPendente), outdated };
  }

  /** Erases the submissions whose pending acceptances nobody has decided on in time. */
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

  private async outdated(resource: string, before: Date): Promise<FindOptionsWhere<AceitacaoPendente>> {
    const held = await heldIds(this.transactions.manager, resource);
    return { formulario: resource, createdAt: LessThan(before), registo: Not(In(held)) };
  }

  private readDoubtful(row: Suspeita): Undecided<Suspeita> {
    const { form, submission } = this.submissionOf(row);
    return read(form, row, submission, this.settings.retentionDays.suspeitas);
  }

  private submissionOf(row: Suspeita) {
    const { form } = this.submissions.inboxNamed(row.formulario);
    return { form, submission: rowOf(form, this.transactions.manager, row) };
  }
}

/** @param days the time after which it is erased, if nobody decides */
function read<Row extends { createdAt: Date }>(
  form: FormSpec<Submission>,
  row: Row,
  submission: Submission,
  days: number,
): Undecided<Row> {
  const apagadaEm = new Date(row.createdAt.getTime() + days * DAY_MS);
  return Object.assign(row, { ...readSubmission(form, submission), apagadaEm });
}

/** The newest first, or those of one form. */
function undecidedList<Row extends ObjectLiteral>(resource: string): ListSpec<Row> {
  return {
    resource,
    columns: columnsOf({ createdAt: 'moment', formulario: { kind: 'code', thenBy: 'createdAt' } }),
    defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
    searchable: false,
  };
}
