import { type EntityManager, type EntityTarget, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';

/** A piece of tidying, done in bounded batches so that no transaction gets long. */
export interface Chore {
  what: string;
  /** Deals with `limit` rows at most, in one transaction. @returns with how many */
  batch: (manager: EntityManager, now: Date, limit: number) => Promise<number>;
}

/** Deletes the rows that `outdated` names, found by an index and deleted by their key. */
export function pruning<Row extends ObjectLiteral>(
  entity: EntityTarget<Row> & { name: string },
  key: keyof Row & string,
  outdated: (now: Date) => FindOptionsWhere<Row>,
): Chore {
  return {
    what: entity.name,
    batch: async (manager, now, limit) => {
      const rows = await manager.find(entity, { where: outdated(now), take: limit });
      if (rows.length === 0) return 0;
      await manager.delete(entity, { [key]: In(rows.map((row) => row[key] as unknown)) });
      return rows.length;
    },
  };
}
