import { type EntityManager, In } from 'typeorm';
import { HeldAddress } from '../addresses/held-address.entity.js';
import { resourceOf } from '../resource.js';
import { SearchTerm } from './search-term.entity.js';

/** Removes many records of one kind with what they are found by, words and addresses, by statements that do not grow with their number. */
export async function removeRecords(
  manager: EntityManager,
  entity: new () => { id: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const searched = resourceOf(entity, 'search');
  if (searched !== undefined) await manager.delete(SearchTerm, { resource: searched.name, recordId: In(ids) });
  const held = resourceOf(entity, 'heldUnder');
  if (held !== undefined) await manager.delete(HeldAddress, { resource: held.name, recordId: In(ids) });
  // the listeners want whole records; what they do for one is done above for all
  await manager
    .createQueryBuilder()
    .delete()
    .from(entity)
    .where({ id: In(ids) })
    .callListeners(false)
    .execute();
}
