import type { FindOptionsWhere } from 'typeorm';
import type { Papel } from '../access/papel.js';

/** A kind of record that the overview counts. */
interface Counted {
  entity: new () => object;
  /** The section's name in the overview. */
  section: string;
  /** The least role that is shown the section. */
  papel: Papel;
  /** The condition on the rows that are counted; by default all are. */
  where: FindOptionsWhere<object>;
}

const registry: Counted[] = [];

/** Has the overview count an entity's rows. Submissions need no such mark: their forms register themselves. */
export function CountedAs<Row extends object>(section: string, papel: Papel, where: FindOptionsWhere<Row> = {}) {
  return (entity: new () => Row): void => {
    registry.push({ entity, section, papel, where });
  };
}

/** Every kind of record that the overview counts for a role. */
export function countedFor(papel: Papel): readonly Counted[] {
  return registry.filter((kind) => papel === 'administracao' || kind.papel === papel);
}
