import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { FicheirosService } from '../../files/ficheiros/ficheiros.service.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { lockOrThrow } from '../../platform/database/lock-or-throw.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DAY_MS } from '../../platform/dates/durations.js';
import type { RawListQuery } from '../../platform/lists/list-query.js';
import type { Page } from '../../platform/lists/page.js';
import { RecordReader } from '../../platform/lists/record-reader.js';
import { IdempotencyKey } from '../shared/idempotency-key.entity.js';
import { rowOf } from '../shared/set-aside.js';
import { Submissions } from '../shared/submissions.service.js';
import { Suspeita } from './suspeita.entity.js';
import type { ReadSuspeita } from './suspeita.dto.js';
import { suspeitasList } from './suspeitas.list.js';

/** The doubtful submissions of every form. */
@Injectable()
export class SuspeitasService {
  private readonly records: RecordReader<Suspeita>;

  constructor(
    @InjectRepository(Suspeita) private readonly repository: Repository<Suspeita>,
    private readonly submissions: Submissions,
    private readonly transactions: Transactions,
    private readonly ficheiros: FicheirosService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.records = new RecordReader(repository, suspeitasList);
  }

  async list(query: RawListQuery): Promise<Page<ReadSuspeita>> {
    const { rows, ...page } = await this.records.list(query);
    return { ...page, rows: rows.map((row) => this.read(row)) };
  }

  /** @throws AppError 'notFound' */
  async get(id: number): Promise<ReadSuspeita> {
    return this.read(await this.records.getOrThrow(id));
  }

  /** What came in somebody's name, the newest first. */
  async from(manager: EntityManager, email: string, limit: number): Promise<ReadSuspeita[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    const rows = await manager.find(Suspeita, { where: { email }, order, take: limit });
    return rows.map((row) => this.read(row));
  }

  /** Puts it among the others of its form and sends what was held back. @throws AppError 'notFound' */
  async accept(id: number): Promise<void> {
    const doubtful = await this.records.getOrThrow(id);
    await this.submissions.inboxNamed(doubtful.formulario).putBack(doubtful);
  }

  /** Erases it with its attachment. @throws AppError 'notFound' */
  async remove(id: number): Promise<void> {
    const documento = await this.transactions.run(async (manager) => {
      const doubtful = await lockOrThrow(manager, Suspeita, id);
      const form = this.submissions.inboxNamed(doubtful.formulario).form.list.resource;
      await manager.delete(IdempotencyKey, { form, recordId: doubtful.registo });
      if (doubtful.documento !== null) await this.ficheiros.forget(manager, doubtful.documento);
      const { documento: attached } = doubtful;
      await manager.remove(Suspeita, doubtful);
      return attached;
    });
    if (documento !== null) await this.ficheiros.removeFromDisk('documentos', documento);
  }

  private read(row: Suspeita): ReadSuspeita {
    const { form } = this.submissions.inboxNamed(row.formulario);
    const submission = rowOf(form, this.repository.manager, row);
    const texto = submission[form.text] as string;
    const { fields } = form.mail.notice(submission);
    const campos = Object.entries(fields)
      .map(([rotulo, value]) => ({ rotulo, valor: String(value ?? '') }))
      .filter(({ valor }) => valor !== '' && valor !== texto);
    const apagadaEm = new Date(row.createdAt.getTime() + this.settings.retentionSuspeitasDays * DAY_MS);
    return Object.assign(row, { campos, texto, apagadaEm });
  }
}
