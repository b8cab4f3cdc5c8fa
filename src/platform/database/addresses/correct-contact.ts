import type { EntityManager } from 'typeorm';
import type { ContactDetail, HeldRecord } from './held-data.js';
import { forUpdate } from '../for-update.js';
import { holdings } from './held-under.js';

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
  const [entity, holding] = [...holdings()].find(([, { resource: name }]) => name === resource) ?? [];
  if (entity === undefined || holding === undefined) return [];
  const row = await manager.findOneOrFail<Record<string, unknown>>(entity as never, {
    where: { id } as never,
    ...forUpdate,
  });
  const corrected = (Object.keys(details) as ContactDetail[]).filter(
    (detail) => contact[detail] !== undefined && given[detail] && given[detail] !== contact[detail],
  );
  for (const detail of corrected) Object.assign(row, { [holding[details[detail]] ?? '']: given[detail] });
  await manager.save(row);
  return corrected;
}
