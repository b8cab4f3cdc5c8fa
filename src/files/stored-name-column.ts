import { Column } from 'typeorm';
import { column, exact, optional } from '../platform/database/columns.js';
import { FILE_NAME_LENGTH } from './ficheiros/ficheiro.entity.js';

/** A column that holds the name of a stored file. */
interface StoredNameProperty {
  entity: new () => object;
  property: string;
}

const registry: StoredNameProperty[] = [];

/** The name of a stored file, which the table `ficheiros` has too. */
export function StoredNameColumn({ required = false } = {}): PropertyDecorator {
  return (target, property) => {
    const kind = exact(FILE_NAME_LENGTH);
    Column(required ? column(kind) : optional(kind))(target, property);
    registry.push({ entity: target.constructor as new () => object, property: String(property) });
  };
}

/** Every such column. */
export function storedNameProperties(): readonly StoredNameProperty[] {
  return registry;
}
