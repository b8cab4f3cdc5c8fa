import type { EntityManager, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Ficheiro } from '#files/storage/ficheiro.entity.js';
import type { RetentionRuleName } from '#platform/config/retention-rules.js';
import type { Fingerprints } from './fingerprints.js';

export interface PersonalRow extends ObjectLiteral {
  id: number;
}

export const idsOf = (rows: readonly PersonalRow[]): number[] => rows.map(({ id }) => id);

export type StoredFile = Pick<Ficheiro, 'area' | 'nome'>;

/** By which rule a resource's records go. */
export interface ResourceRetention<Row extends PersonalRow = PersonalRow> {
  rule: RetentionRuleName;
  /** The property of the moment that the rule's days count from. */
  from: keyof Row & string;
  /** Selects those that go by it, where not all do. */
  where?: FindOptionsWhere<Row>;
}

/** A resource that holds personal data, as its module states it: its days, and all that goes when a record is erased. */
export interface StatedResource<Row extends PersonalRow = PersonalRow> {
  /** The name that stands for it in the keys of its mail, where that is another: 'contactos:12:receipt'. */
  mail?: string;
  /** The resource under which the back office shows it, where that is another. */
  panelResource?: string | undefined;
  entity: new () => Row;
  /** The property that says since when a record is there; with resource and id it names the record for ever. */
  since: keyof Row & string;
  /** Returns the person's address, where records hold one. */
  address?: (row: Row) => string;
  /** By which rule records go; none where they stay until somebody deletes them. */
  retention?: ResourceRetention<Row>;
  /** The stored files that go with records, where these are not each one's own document; asked after {@link alongside}. */
  files?: (manager: EntityManager, rows: readonly Row[]) => Promise<StoredFile[]>;
  /** The names on the list of erasures, besides its own, under which a record may have gone since a copy was made. */
  erasedAs?: (row: Row, fingerprints: Fingerprints) => readonly string[];
  /** Takes out what else is kept about records, in the unit of work that erases them. */
  alongside?: (manager: EntityManager, rows: readonly Row[]) => Promise<void>;
}

/** A resource that holds personal data, by its entity's name: 'contactos'. */
export type PersonalResource = StatedResource & { name: string; panelResource: string };
