import type { ObjectLiteral } from 'typeorm';
import type { RetentionRuleName } from '../config/retention-rules.js';
import { type Expiry, resourceOf } from '../database/resource.js';
import type { Transactions } from '../database/transactions.js';
import type { Outdated } from './jobs.js';

export class ExpiredRows {
  readonly rule: RetentionRuleName | undefined;

  constructor(
    readonly entity: new () => ObjectLiteral,
    private readonly expiry: Expiry<ObjectLiteral>,
    private readonly transactions: Transactions,
  ) {
    this.rule = expiry.rule;
  }

  async count(moment: Date): Promise<Outdated> {
    const { manager } = this.transactions;
    const all = await manager.count(this.entity);
    return { all, outdated: await manager.countBy(this.entity, this.expiry.where(moment)) };
  }

  /** Removes `limit` rows at most, in a transaction of its own. @returns how many */
  removeOutdated(moment: Date, limit: number): Promise<number> {
    return this.transactions.run(async (manager) => {
      const rows = await manager.find(this.entity, { where: this.expiry.where(moment), take: limit });
      if (rows.length === 0) return 0;
      if (this.expiry.whole === true) await manager.remove(rows);
      else
        await manager.delete(
          this.entity,
          rows.map((row) => manager.getId(row) as string | number),
        );
      return rows.length;
    });
  }
}

/** Returns the jobs that remove the rows of every entity that {@link Expiry expires}. */
export function expiredRows(transactions: Transactions): ExpiredRows[] {
  return transactions.manager.dataSource.entityMetadatas.flatMap(({ target }) => {
    const resource = resourceOf(target, 'expires');
    if (resource === undefined) return [];
    return resource.expires.map((expiry) => new ExpiredRows(resource.entity, expiry, transactions));
  });
}
