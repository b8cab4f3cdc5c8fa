import { type EntityManager, In } from 'typeorm';
import { HeldAddress } from '../addresses/held-address.entity.js';
import { heldUnderOf } from '../addresses/held-under.js';
import { SearchTerm } from './search-term.entity.js';
import { searchableOf } from './searchable.js';

/** Removes many records of one kind with what they are found by, words and addresses, by statements that do not grow with their number. */
export async function removeRecords(
  manager: EntityManager,
  entity: new () => { id: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const resource = searchableOf(entity)?.resource;
  if (resource !== undefined) await manager.delete(SearchTerm, { resource, recordId: In(ids) });
  const held = heldUnderOf(entity);
  if (held !== undefined) await manager.delete(HeldAddress, { resource: held.resource, recordId: In(ids) });
  // the listeners want whole records; what they do for one is done above for all
  await manager
    .createQueryBuilder()
    .delete()
    .from(entity)
    .where({ id: In(ids) })
    .callListeners(false)
    .execute();
}
