import type { FindOptionsWhere } from 'typeorm';

/** A kind of record that the overview counts. */
interface Counted {
  entity: new () => object;
  /** The section's name in the overview. */
  section: string;
  /** What of it is counted; by default all. */
  where: FindOptionsWhere<object>;
}

const registry: Counted[] = [];

/** Has the overview count an entity's rows. Submissions need no such mark: their forms register themselves. */
export function CountedAs<Row extends object>(section: string, where: FindOptionsWhere<Row> = {}) {
  return (entity: new () => Row): void => {
    registry.push({ entity, section, where });
  };
}

/** Every kind of record that the overview counts. */
export function counted(): readonly Counted[] {
  return registry;
}
