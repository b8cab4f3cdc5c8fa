import { resourceOf } from '../database/resource.js';
import type { Transactions } from '../database/transactions.js';
import type { Outdated } from './jobs.js';

/** Returns the jobs that remove the rows of every entity whose `@Resource` says when they expire. */
export function expiredRows(transactions: Transactions) {
  const { manager: reader } = transactions;
  return reader.dataSource.entityMetadatas.flatMap(({ target }) => {
    const resource = resourceOf(target, 'expires');
    if (resource === undefined) return [];
    const { entity, expires } = resource;
    return expires.map(({ rule, where, whole }) => ({
      entity,
      rule,
      count: async (moment: Date): Promise<Outdated> => ({
        all: await reader.count(entity),
        outdated: await reader.countBy(entity, where(moment)),
      }),
      /** Removes `limit` rows at most, in a transaction of its own. @returns how many */
      removeOutdated: (moment: Date, limit: number): Promise<number> =>
        transactions.run(async (manager) => {
          const rows = await manager.find(entity, { where: where(moment), take: limit });
          const ids = rows.map((row) => manager.getId(row) as string | number);
          if (whole === true) await manager.remove(rows);
          else if (ids.length > 0) await manager.delete(entity, ids);
          return rows.length;
        }),
    }));
  });
}
