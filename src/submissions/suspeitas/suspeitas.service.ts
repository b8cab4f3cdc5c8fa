import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import type { Page, RawListQuery } from '#platform/lists/page.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { ConsentLedger } from '../consentimentos/consent-ledger.js';
import { IdempotencyKey } from '../shared/idempotency-key.entity.js';
import { readUndecided, type Undecided, undecidedList } from '../shared/submission.js';
import { rowOf } from '../shared/submission-rows.js';
import { Submissions } from '../shared/submissions.service.js';
import { Suspeita } from './suspeita.entity.js';
import { FindsHeldData, type HeldRecord, plainRecord } from '#platform/database/addresses/held-data.js';

export const suspeitasList = undecidedList<Suspeita>('suspeitas');

@Injectable()
export class SuspeitasService {
  private readonly records: RecordReader<Suspeita>;

  constructor(
    private readonly transactions: Transactions,
    private readonly submissions: Submissions,
    ledger: ConsentLedger,
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
    this.records = new RecordReader(transactions.manager.getRepository(Suspeita), suspeitasList);
  }

  async list(query: RawListQuery): Promise<Page<Undecided<Suspeita>>> {
    const { rows, ...page } = await this.records.list(query);
    return { ...page, rows: rows.map((row) => this.read(row)) };
  }

  /** @throws AppError 'notFound' */
  async get(id: number): Promise<Undecided<Suspeita>> {
    return this.read(await this.records.getOrThrow(id));
  }

  @FindsHeldData()
  async find(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    const rows = await manager.find(Suspeita, { where: { email }, order, take: limit });
    return rows
      .map((row) => this.read(row))
      .map(({ id, createdAt, campos, texto, documento }) => ({
        ...plainRecord,
        resource: 'suspeitas',
        id,
        kind: 'Submissão suspeita',
        moment: createdAt,
        fields: [...campos.map(({ rotulo, valor }) => ({ nome: rotulo, valor })), { nome: 'Texto', valor: texto }],
        attachment: documento,
      }));
  }

  /** Puts it among the others of its form and sends what was held back. @throws AppError 'notFound' */
  async accept(id: number): Promise<void> {
    const doubtful = await this.records.getOrThrow(id);
    await this.submissions.inboxNamed(doubtful.formulario).putBack(doubtful);
  }

  /** Erases it whole. @throws AppError 'notFound'; 'conflict' where it is held */
  remove(id: number): Promise<void> {
    return this.eraser.eraseOne('suspeitas', id, 'painel');
  }

  private read(row: Suspeita): Undecided<Suspeita> {
    const { form } = this.submissions.inboxNamed(row.formulario);
    const submission = rowOf(form, this.transactions.manager, row);
    return readUndecided(form, row, submission, this.settings.retentionDays.suspeitas);
  }
}
