import type { EntityManager, EntitySubscriberInterface, InsertEvent, RemoveEvent, UpdateEvent } from 'typeorm';
import { EventSubscriber } from 'typeorm';
import { SearchTerm } from './search-term.entity.js';
import { searchableOf } from './searchable.js';
import { termsOf } from './terms.js';

/** Keeps the search index in step with every saved or removed record, in the same transaction. */
@EventSubscriber()
export class SearchSubscriber implements EntitySubscriberInterface {
  async afterInsert(event: InsertEvent<object>): Promise<void> {
    await replaceTerms(event.manager, event.metadata.target, event.entity);
  }

  async afterUpdate({ entity, manager, metadata, updatedColumns }: UpdateEvent<object>): Promise<void> {
    const searchable = searchableOf(metadata.target);
    const touched = updatedColumns.some(({ propertyName }) => searchable?.properties.includes(propertyName));
    if (!touched || entity === undefined) return;
    // an update without its record would leave the index behind
    if (typeof (entity as { id?: unknown }).id !== 'number') throw new Error(`save whole records of ${metadata.name}`);
    await replaceTerms(manager, metadata.target, entity);
  }

  async afterRemove(event: RemoveEvent<object>): Promise<void> {
    const searchable = searchableOf(event.metadata.target);
    if (searchable === undefined) return;
    if (event.entityId === undefined) throw new Error(`remove whole records of ${event.metadata.name}`);
    await event.manager.delete(SearchTerm, { resource: searchable.resource, recordId: Number(event.entityId) });
  }
}

async function replaceTerms(manager: EntityManager, target: unknown, row: object): Promise<void> {
  const searchable = searchableOf(target);
  if (searchable === undefined) return;
  const { resource, properties } = searchable;
  const record = row as Record<string, unknown>;
  const recordId = Number(record['id']);
  const words = properties.map((property) => record[property]).filter((value) => typeof value === 'string');
  const known = await manager.findBy(SearchTerm, { resource, recordId });
  const wanted = new Set(termsOf(words.join(' ')));
  const gone = known.filter(({ term }) => !wanted.has(term));
  for (const { term } of known) wanted.delete(term);
  if (gone.length > 0) await manager.delete(SearchTerm, gone);
  if (wanted.size > 0)
    await manager.insert(
      SearchTerm,
      [...wanted].map((term) => ({ resource, term, recordId })),
    );
}
