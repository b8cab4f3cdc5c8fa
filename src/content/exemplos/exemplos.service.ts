import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { forUpdate } from '../../platform/database/for-update.js';
import { Transactions } from '../../platform/database/transactions.js';
import { binRecord } from '../shared/history/bin-record.js';
import { type HistoryKind, historyKinds } from '../shared/history/keeps-history.js';

type Sample = ObjectLiteral & { id: number; exemplo: boolean };

/** What stands in for the association's own content, of every kind. */
@Injectable()
export class ExemplosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** How many there are of each kind, by the name of its list. */
  async count(): Promise<Record<string, number>> {
    const { manager } = this.dataSource;
    const counts = this.kinds().map(
      async ({ resource, entity }) => [resource, await manager.countBy(entity, { exemplo: true })] as const,
    );
    return Object.fromEntries(await Promise.all(counts));
  }

  /** Puts all of them into the bin, or none. @returns how many there were */
  remove(): Promise<number> {
    return this.transactions.run(async (manager) => {
      let removed = 0;
      for (const { entity } of this.kinds()) {
        const target = entity as new () => Sample;
        const samples = await manager.find(target, { where: { exemplo: true }, ...forUpdate });
        for (const sample of samples) await binRecord(manager, target, sample);
        removed += samples.length;
      }
      return removed;
    });
  }

  private kinds(): HistoryKind[] {
    return historyKinds().filter(
      ({ entity }) => this.dataSource.getMetadata(entity).findColumnWithPropertyName('exemplo') !== undefined,
    );
  }
}
