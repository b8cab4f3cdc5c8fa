import type { DataSource, ObjectLiteral } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { expiredRows } from '#platform/jobs/expires.js';

/** Returns the rows of an entity that have had their time, ready to be removed. */
export function expiredRowsOf(
  { dataSource, transactions = new Transactions(dataSource) }: { dataSource: DataSource; transactions?: Transactions },
  entity: new () => ObjectLiteral,
) {
  const found = expiredRows(transactions).find((rows) => rows.entity === entity);
  if (found === undefined) throw new Error(`${entity.name} does not expire`);
  return found;
}
