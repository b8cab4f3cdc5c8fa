import {
  type EntityManager,
  type EntitySubscriberInterface,
  type EntityTarget,
  EventSubscriber,
  In,
  type InsertEvent,
  type ObjectLiteral,
  type RemoveEvent,
  type UpdateEvent,
} from 'typeorm';
import { addressHash, HeldAddress } from '../addresses/held-address.entity.js';
import { insertRows } from '../insert-rows.js';
import { resourceOf } from '../resource.js';
import { SearchTerm } from './search-term.entity.js';
import { numberTerms, termsOf } from './terms.js';

/** One way in which records are found: by the words in some of their properties, or by the addresses. */
interface RecordIndex {
  entity: EntityTarget<ObjectLiteral>;
  column: 'term' | 'addressHash';
  resource: string;
  properties: readonly string[];
  valuesOf: (row: object) => string[];
}

/** Keeps what records are found by in step with every saved or removed one, in the same transaction. */
@EventSubscriber()
export class SearchSubscriber implements EntitySubscriberInterface {
  async afterInsert({ entity, manager, metadata }: InsertEvent<object>): Promise<void> {
    for (const index of indexesOf(metadata.target)) await add(manager, index, idOf(entity), index.valuesOf(entity));
  }

  async afterUpdate({ entity, manager, metadata, updatedColumns }: UpdateEvent<object>): Promise<void> {
    for (const index of indexesOf(metadata.target)) {
      const touched = updatedColumns.some(({ propertyName }) => index.properties.includes(propertyName));
      if (!touched || entity === undefined) continue;
      const recordId = idOf(entity);
      // an update without its record would leave the index behind (docs/decisions/0003)
      if (Number.isNaN(recordId)) throw new Error(`save whole records of ${metadata.name}`);
      const { entity: target, resource, column } = index;
      const rows = await manager.findBy(target, { resource, recordId });
      const known = new Set(rows.map((row) => row[column] as string));
      const { gone, added } = changesOf(known, new Set(index.valuesOf(entity)));
      if (gone.length > 0) await manager.delete(target, { resource, recordId, [column]: In(gone) });
      await add(manager, index, recordId, added);
    }
  }

  async afterRemove({ entityId, manager, metadata }: RemoveEvent<object>): Promise<void> {
    for (const { entity, resource } of indexesOf(metadata.target)) {
      if (entityId === undefined) throw new Error(`remove whole records of ${metadata.name}`);
      await manager.delete(entity, { resource, recordId: Number(entityId) });
    }
  }
}

function indexesOf(target: unknown): RecordIndex[] {
  const indexes: RecordIndex[] = [];
  const searched = resourceOf(target, 'search');
  if (searched !== undefined) {
    const { name: resource, search: properties, numbers } = searched;
    const valuesOf = (row: object) => [
      ...textsOf(row, numbers).flatMap(numberTerms),
      ...termsOf(textsOf(row, properties).join(' ')),
    ];
    indexes.push({ entity: SearchTerm, column: 'term', resource, properties, valuesOf });
  }
  const held = resourceOf(target, 'heldUnder');
  if (held !== undefined) {
    const { addresses: properties } = held.heldUnder;
    const valuesOf = (row: object) => textsOf(row, properties).map(addressHash);
    const kept = { entity: HeldAddress, column: 'addressHash' } as const;
    indexes.push({ ...kept, resource: held.name, properties, valuesOf });
  }
  return indexes;
}

/** Removes many records of one kind with what they are found by, by statements that do not grow with their number. */
export async function removeRecords(
  manager: EntityManager,
  entity: new () => { id: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  for (const { entity: target, resource } of indexesOf(entity))
    await manager.delete(target, { resource, recordId: In(ids) });
  // the listeners want whole records; what they do for one is done above for all
  await manager
    .createQueryBuilder()
    .delete()
    .from(entity)
    .where({ id: In(ids) })
    .callListeners(false)
    .execute();
}

const idOf = (row: object): number => Number((row as { id?: unknown }).id);

const textsOf = (row: object, properties: readonly string[]): string[] =>
  properties.map((property) => (row as Record<string, unknown>)[property]).filter((value) => typeof value === 'string');

/** The words that a record no longer has, and those that it has now. */
export function changesOf(known: ReadonlySet<string>, terms: ReadonlySet<string>) {
  return {
    gone: [...known].filter((term) => !terms.has(term)),
    added: [...terms].filter((term) => !known.has(term)),
  };
}

async function add(
  manager: EntityManager,
  { entity, column, resource }: RecordIndex,
  recordId: number,
  values: readonly string[],
): Promise<void> {
  const rows = [...new Set(values)].map((value) => ({ resource, [column]: value, recordId }));
  if (rows.length > 0) await insertRows(manager, entity, rows);
}
