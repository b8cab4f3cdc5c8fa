import { Injectable } from '@nestjs/common';
import { type EntityTarget, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';
import { Transactions } from '../database/transactions.js';
import { RetentionJob } from './retention-job.js';

/** Deletes the rows of a table that have had their time, found by an index and deleted by their key. */
@Injectable()
export abstract class TableRetentionJob<Row extends ObjectLiteral> extends RetentionJob {
  protected abstract readonly entity: EntityTarget<Row>;
  protected abstract readonly key: keyof Row & string;

  constructor(private readonly transactions: Transactions) {
    super();
  }

  protected abstract outdated(now: Date): FindOptionsWhere<Row>;

  override removeOutdated(now: Date, limit: number): Promise<number> {
    return this.transactions.run(async (manager) => {
      const rows = await manager.find(this.entity, { where: this.outdated(now), take: limit });
      if (rows.length === 0) return 0;
      await manager.delete(this.entity, { [this.key]: In(rows.map((row) => row[this.key] as unknown)) });
      return rows.length;
    });
  }
}
