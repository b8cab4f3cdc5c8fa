import type { DataSource, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { RetentionRuleName } from '../config/retention-rules.js';
import type { Transactions } from '../database/transactions.js';
import type { Outdated } from './ruled-job.js';

const EXPIRIES = 'expiries';

interface Expiry<Row> {
  /** The rule of retention that the rows go by. Those without one go within the hour. */
  rule?: RetentionRuleName;
  /** Finds the rows that have had their time, by the moment that the rule reckons, or by now. */
  where: (moment: Date) => FindOptionsWhere<Row>;
  /** Whether rows are removed with what is kept beside them, such as the addresses that they are found by. */
  whole?: boolean;
}

type Entity<Row> = new () => Row;

/** Has rows of an entity removed once they have had their time. Each condition is found by an index. */
export const Expires =
  <Row extends ObjectLiteral>(expiry: Expiry<Row>) =>
  (entity: Entity<Row>): void => {
    const others = (Reflect.getOwnMetadata(EXPIRIES, entity) ?? []) as Expiry<Row>[];
    Reflect.defineMetadata(EXPIRIES, [expiry, ...others], entity);
  };

/** Removes rows of one entity, as its {@link Expires} says. */
export class ExpiredRows<Row extends ObjectLiteral = ObjectLiteral> {
  readonly rule: RetentionRuleName | undefined;

  constructor(
    readonly entity: Entity<Row>,
    private readonly expiry: Expiry<Row>,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {
    this.rule = expiry.rule;
  }

  async count(moment: Date): Promise<Outdated> {
    const { manager } = this.dataSource;
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

/** Returns the jobs that remove the rows of every entity that {@link Expires}. */
export function expiredRows(dataSource: DataSource, transactions: Transactions): ExpiredRows[] {
  return dataSource.entityMetadatas.flatMap(({ target }) =>
    expiriesOf(target as Entity<ObjectLiteral>).map(
      (expiry) => new ExpiredRows(target as Entity<ObjectLiteral>, expiry, dataSource, transactions),
    ),
  );
}

function expiriesOf(entity: Entity<ObjectLiteral>): Expiry<ObjectLiteral>[] {
  return (Reflect.getOwnMetadata(EXPIRIES, entity) ?? []) as Expiry<ObjectLiteral>[];
}
