import { Injectable } from '@nestjs/common';
import { type EntityManager, In, type ObjectLiteral } from 'typeorm';
import { dayWords, lisbonWords } from '../../dates/lisbon-day.js';
import { isDay } from '../../dto/fields.js';
import { normalEmail } from '../../dto/normal-email.js';
import { type ContactDetail, ownFileIn, resourceNamed, resourcesWith, type ResourceWith } from '../resource.js';
import { FindsHeldData, type HeldRecord } from './held-data.js';
import { addressHash, HeldAddress } from './held-address.entity.js';
import { forUpdate } from '../transactions.js';

/** Finds the records of every resource that is held under addresses: one look at the index of addresses, and one at each table. */
@Injectable()
export class HeldRecords {
  @FindsHeldData()
  async find(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const held = await manager.find(HeldAddress, { where: { addressHash: addressHash(email) }, take: limit });
    const found: HeldRecord[] = [];
    for (const descriptor of resourcesWith('heldUnder')) {
      const ids = held.filter(({ resource }) => resource === descriptor.name).map(({ recordId }) => recordId);
      if (ids.length === 0) continue;
      const rows = await manager.find(descriptor.entity, { where: { id: In(ids) } });
      found.push(...rows.map((row) => recordOf(descriptor, row, email)));
    }
    return found;
  }
}

function recordOf(
  { entity, name, noun, heldUnder }: ResourceWith<'heldUnder'>,
  row: ObjectLiteral,
  email: string,
): HeldRecord {
  const { contact = {}, moment, notErased } = heldUnder;
  const stays = notErased?.(row) ?? null;
  const correctable = stays === null ? Object.entries(contact) : [];
  return {
    resource: name,
    id: Number(row['id']),
    noun,
    moment: row[moment] as Date,
    fields: namedValues(heldUnder, row),
    contact: Object.fromEntries(correctable.map(([detail, property]) => [detail, valueWords(row[property])])),
    others: othersThan(email, heldUnder, row),
    attachment: ownFileIn(entity, row),
    notErased: stays,
  };
}

/** Returns the values that a record holds, each with its name for people, but for those of properties that are left out. */
export function namedValues(
  { fields, written }: ResourceWith<'heldUnder'>['heldUnder'],
  row: ObjectLiteral,
  leftOut: readonly string[] = [],
) {
  return Object.entries(fields).flatMap(([property, nome = '']) => {
    const kept = valueWords(row[property]);
    const valor = kept === '' ? '' : (written?.[property]?.(kept) ?? kept);
    return valor === '' || leftOut.includes(property) ? [] : [{ nome, valor }];
  });
}

/** Returns the other addresses that a record stands under, which are not their reader's to see. */
export function othersThan(
  email: string,
  { addresses }: ResourceWith<'heldUnder'>['heldUnder'],
  row: ObjectLiteral,
): string[] {
  const held = addresses.map((property): unknown => row[property]).filter((address) => typeof address === 'string');
  return [...new Set(held.map(normalEmail))].filter((address) => address !== normalEmail(email));
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return lisbonWords(value);
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  const text = String(value as string | number);
  return isDay(text) ? dayWords(text) : text;
}

/** Corrects how a record's person is called or reached, where it has that. @returns what was corrected */
export async function correctContact(
  manager: EntityManager,
  { resource, id, contact }: HeldRecord,
  given: Readonly<Partial<Record<ContactDetail, string | null>>>,
): Promise<ContactDetail[]> {
  const held = resourceNamed(resource, 'heldUnder');
  if (held === undefined) return [];
  const row = await manager.findOneOrFail(held.entity, { where: { id }, ...forUpdate });
  const corrected = (Object.keys(contact) as ContactDetail[]).filter(
    (detail) => given[detail] && given[detail] !== contact[detail],
  );
  for (const detail of corrected) Object.assign(row, { [held.heldUnder.contact?.[detail] ?? '']: given[detail] });
  await manager.save(row);
  return corrected;
}
