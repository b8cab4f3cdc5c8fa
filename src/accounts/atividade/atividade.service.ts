import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { amendAction } from '../../platform/audit/audited-action.js';
import { AppError } from '../../platform/errors/app-error.js';
import { messages } from '../../platform/messages.js';
import type { Papel } from '../../platform/access/papel.js';
import { countedFor } from '../../platform/database/resource.js';
import { Transactions } from '../../platform/database/transactions.js';
import { RecordReader } from '../../platform/lists/record-reader.js';
import { Atividade } from './atividade.entity.js';
import { atividadeList } from './atividade.list.js';

/** The trail, to be read. */
@Injectable()
export class AtividadeService {
  readonly records: RecordReader<Atividade>;

  constructor(
    @InjectRepository(Atividade) rows: Repository<Atividade>,
    private readonly transactions: Transactions,
  ) {
    this.records = new RecordReader(rows, atividadeList);
  }

  /**
   * Somebody takes a section's records out of the system: a unit of work that does nothing but tell of it.
   * @throws AppError 'forbidden' for a section that the role is not shown
   */
  async exported(section: string, papel: Papel): Promise<void> {
    const isShown = papel === 'administracao' || countedFor(papel).some((kind) => kind.name === section);
    if (!isShown) throw new AppError('forbidden', messages.adminOnly);
    amendAction({ section });
    await this.transactions.run(() => Promise.resolve());
  }
}
