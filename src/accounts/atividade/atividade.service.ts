import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { amendAction } from '../../platform/audit/audited-action.js';
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

  /** An administrator takes a section's records out of the system: a unit of work that does nothing but tell of it. */
  async exported(section: string): Promise<void> {
    amendAction({ section });
    await this.transactions.run(() => Promise.resolve());
  }
}
