import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Area } from '../files/storage/storage.js';

export interface PersonalRow extends ObjectLiteral {
  id: number;
}

/** A file in the storage. */
export interface StoredFile {
  area: Area;
  nome: string;
}

/** A kind of record that holds personal data, and what goes with each when it is erased. */
export interface PersonalKind<Row extends PersonalRow = PersonalRow> {
  /** Its list's resource: 'contactos'. Mail about a record is named by it: 'contactos:12:receipt'. */
  kind: string;
  /** Its section of the back office, by the resource's name. */
  section: string;
  entity: new () => Row;
  /** The property that says since when a record is there; with kind and id it names the record for ever. */
  since: keyof Row & string;
  /** The properties that hold an address; first the person's own. */
  addresses: readonly (keyof Row & string)[];
  /** The stored files that go with records. */
  files?: (manager: EntityManager, rows: readonly Row[]) => Promise<StoredFile[]>;
  /** Takes out what else is kept about records, in the unit of work that erases them. */
  alongside?: (manager: EntityManager, rows: readonly Row[]) => Promise<void>;
}
