import { type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { forUpdate } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { Hold } from './hold.entity.js';

/** A record by its resource and number: 'contactos', 12. */
interface RecordName {
  resource: string;
  id: number;
}

const inForce = () => ({ until: MoreThanOrEqual(lisbonDay(new Date())) });

/** Returns all holds, the first to end first. */
export function allHolds(manager: EntityManager): Promise<Hold[]> {
  return manager.find(Hold, { where: inForce(), order: { until: 'ASC', id: 'ASC' } });
}

/** Returns the holds among records of any resources, each by its record: 'contactos:12'. */
export async function holdsOf(manager: EntityManager, records: readonly RecordName[]) {
  const found = new Map<string, Hold>();
  for (const resource of new Set(records.map((record) => record.resource))) {
    const recordId = In(records.filter((record) => record.resource === resource).map(({ id }) => id));
    for (const hold of await manager.findBy(Hold, { kind: resource, recordId, ...inForce() })) {
      found.set(`${resource}:${hold.recordId}`, hold);
    }
  }
  return found;
}

/** Returns the numbers of a resource's held records. */
export async function heldIds(manager: EntityManager, resource: string): Promise<number[]> {
  const held = await manager.find(Hold, { select: { recordId: true }, where: { kind: resource, ...inForce() } });
  return held.map(({ recordId }) => recordId);
}

/** Returns the held among records that the unit of work has locked, also by a hold that another unit has just placed. */
export async function heldAmong(manager: EntityManager, resource: string, ids: readonly number[]) {
  return new Set((await lockHolds(manager, resource, ids)).map(({ recordId }) => recordId));
}

/** Requires the same of none of them. @throws AppError 'conflict' */
export async function requireNotHeld(manager: EntityManager, resource: string, ids: readonly number[]): Promise<void> {
  const [hold] = await lockHolds(manager, resource, ids);
  if (hold === undefined) return;
  const { reason, until } = hold;
  throw new AppError(
    'conflict',
    `Este registo está retido até ${dayWords(until)} e não pode ser apagado antes. Motivo: ${reason}`,
  );
}

/** Lets the hold of a record go along where the record becomes another. */
export async function moveHold(manager: EntityManager, from: RecordName, to: RecordName): Promise<void> {
  await manager.update(Hold, { kind: from.resource, recordId: from.id }, { kind: to.resource, recordId: to.id });
}

export async function removeHolds(manager: EntityManager, resource: string, ids: readonly number[]): Promise<void> {
  await manager.delete(Hold, { kind: resource, recordId: In(ids) });
}

/** A plain read would be of the moment at which the unit of work began. */
function lockHolds(manager: EntityManager, resource: string, ids: readonly number[]): Promise<Hold[]> {
  return manager.find(Hold, { where: { kind: resource, recordId: In(ids), ...inForce() }, ...forUpdate });
}
