import type { EntityManager, EntitySubscriberInterface, InsertEvent, RemoveEvent, UpdateEvent } from 'typeorm';
import { EventSubscriber, In } from 'typeorm';
import { resourceOf } from '../resource.js';
import { SearchTerm } from './search-term.entity.js';
import { numberTerms, termsOf } from './terms.js';

interface Words {
  resource: string;
  recordId: number;
  terms: Set<string>;
}

/** Keeps the search index in step with every saved or removed record, in the same transaction. */
@EventSubscriber()
export class SearchSubscriber implements EntitySubscriberInterface {
  async afterInsert({ entity, manager, metadata }: InsertEvent<object>): Promise<void> {
    const words = wordsOf(metadata.target, entity);
    if (words !== undefined) await addTerms(manager, words);
  }

  async afterUpdate({ entity, manager, metadata, updatedColumns }: UpdateEvent<object>): Promise<void> {
    const searched = resourceOf(metadata.target, 'search');
    const touched = updatedColumns.some(({ propertyName }) => searched?.search.includes(propertyName));
    if (!touched || entity === undefined) return;
    // an update without its record would leave the index behind
    if (typeof (entity as { id?: unknown }).id !== 'number') throw new Error(`save whole records of ${metadata.name}`);
    const words = wordsOf(metadata.target, entity);
    if (words !== undefined) await replaceTerms(manager, words);
  }

  async afterRemove(event: RemoveEvent<object>): Promise<void> {
    const searched = resourceOf(event.metadata.target, 'search');
    if (searched === undefined) return;
    if (event.entityId === undefined) throw new Error(`remove whole records of ${event.metadata.name}`);
    await event.manager.delete(SearchTerm, { resource: searched.name, recordId: Number(event.entityId) });
  }
}

function wordsOf(target: unknown, row: object): Words | undefined {
  const searched = resourceOf(target, 'search');
  if (searched === undefined) return undefined;
  const { name: resource, search, numbers } = searched;
  const record = row as Record<string, unknown>;
  const textsOf = (names: readonly string[]) =>
    names.map((name) => record[name]).filter((value) => typeof value === 'string');
  const terms = [...textsOf(numbers).flatMap(numberTerms), ...termsOf(textsOf(search).join(' '))];
  return { resource, recordId: Number(record['id']), terms: new Set(terms) };
}

async function replaceTerms(manager: EntityManager, { resource, recordId, terms }: Words): Promise<void> {
  const known = await manager.findBy(SearchTerm, { resource, recordId });
  const { gone, added } = changesOf(new Set(known.map(({ term }) => term)), terms);
  if (gone.length > 0) await manager.delete(SearchTerm, { resource, recordId, term: In(gone) });
  await addTerms(manager, { resource, recordId, terms: new Set(added) });
}

/** The words that a record no longer has, and those that it has now. */
export function changesOf(known: ReadonlySet<string>, terms: ReadonlySet<string>) {
  return {
    gone: [...known].filter((term) => !terms.has(term)),
    added: [...terms].filter((term) => !known.has(term)),
  };
}

/** One statement, with its values beside it: TypeORM would write the numbers into it, and SQLite compile each anew. */
async function addTerms(manager: EntityManager, { resource, recordId, terms }: Words): Promise<void> {
  if (terms.size === 0) return;
  const rows = Array.from(terms, () => '(?, ?, ?)').join(', ');
  const values = Array.from(terms, (term) => [resource, term, recordId]).flat();
  await manager.query(`INSERT INTO search_terms (resource, term, recordId) VALUES ${rows}`, values);
}
