import { type EntityManager, type FindManyOptions, type FindOptionsWhere, MoreThan, type ObjectLiteral } from 'typeorm';

interface Batches extends Pick<FindManyOptions<ObjectLiteral>, 'select'> {
  take: number;
  where?: FindOptionsWhere<ObjectLiteral>;
  after?: number;
}

/** Reads rows in the order of their ids, `take` at a time, so that none is left out for what goes meanwhile. */
export async function* batchesById<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: new () => Row,
  { where, after = 0, ...options }: Batches,
): AsyncGenerator<Row[]> {
  for (let last = after; ;) {
    const further = { ...where, id: MoreThan(last) };
    const rows = await manager.find<ObjectLiteral>(entity, { ...options, where: further, order: { id: 'ASC' } });
    if (rows.length > 0) yield rows as Row[];
    if (rows.length < options.take) return;
    last = Number(rows.at(-1)?.['id']);
  }
}
