import type { EntityManager } from 'typeorm';
import type { ContactDetail, HeldRecord } from './held-data.js';
import { forUpdate } from '../for-update.js';
import { resourceNamed } from '../resource.js';

const details = { nome: 'name', telefone: 'phone' } as const satisfies Record<ContactDetail, 'name' | 'phone'>;

/**
 * Corrects in a record how its person is called or reached, as far as it has that and it is given.
 * @returns what was corrected
 */
export async function correctContact(
  manager: EntityManager,
  { resource, id, contact }: HeldRecord,
  given: Readonly<Partial<Record<ContactDetail, string | null>>>,
): Promise<ContactDetail[]> {
  const held = resourceNamed(resource, 'heldUnder');
  if (held === undefined) return [];
  const row = await manager.findOneOrFail(held.entity, { where: { id }, ...forUpdate });
  const corrected = (Object.keys(details) as ContactDetail[]).filter(
    (detail) => contact[detail] !== undefined && given[detail] && given[detail] !== contact[detail],
  );
  for (const detail of corrected) Object.assign(row, { [held.heldUnder[details[detail]] ?? '']: given[detail] });
  await manager.save(row);
  return corrected;
}
