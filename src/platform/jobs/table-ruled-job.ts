import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  In,
  type ObjectLiteral,
} from 'typeorm';
import { Transactions } from '../database/transactions.js';
import { type Outdated, RuledJob } from './ruled-job.js';

/** Deletes the rows of a table that have had their days, found by an index and deleted by their key. */
@Injectable()
export abstract class TableRuledJob<Row extends ObjectLiteral> extends RuledJob {
  protected abstract readonly entity: EntityTarget<Row>;
  protected abstract readonly key: keyof Row & string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {
    super();
  }

  protected abstract outdated(before: Date): FindOptionsWhere<Row>;

  override async count(before: Date): Promise<Outdated> {
    const { manager } = this.dataSource;
    const all = await manager.count(this.entity);
    return { all, outdated: await manager.countBy(this.entity, this.outdated(before)) };
  }

  override removeOutdated(before: Date, limit: number): Promise<number> {
    return this.transactions.run(async (manager) => {
      const rows = await manager.find(this.entity, { where: this.outdated(before), take: limit });
      if (rows.length === 0) return 0;
      await this.forget(manager, rows);
      return rows.length;
    });
  }

  /** By their key alone; where something of a row is kept beside it, its job removes it whole. */
  protected async forget(manager: EntityManager, rows: Row[]): Promise<void> {
    await manager.delete(this.entity, { [this.key]: In(rows.map((row) => row[this.key] as unknown)) });
  }
}
