import { Injectable } from '@nestjs/common';
import { type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { forUpdate } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { Hold } from './hold.entity.js';

/** A record by its kind and number: 'contactos', 12. */
interface RecordName {
  kind: string;
  id: number;
}

const inForce = () => ({ until: MoreThanOrEqual(lisbonDay(new Date())) });

@Injectable()
export class Holds {
  /** All of them, the first to end first. */
  all(manager: EntityManager): Promise<Hold[]> {
    return manager.find(Hold, { where: inForce(), order: { until: 'ASC', id: 'ASC' } });
  }

  /** The holds among records of any kinds, each by its record: 'contactos:12'. */
  async of(manager: EntityManager, records: readonly RecordName[]): Promise<ReadonlyMap<string, Hold>> {
    const found = new Map<string, Hold>();
    for (const kind of new Set(records.map((record) => record.kind))) {
      const recordId = In(records.filter((record) => record.kind === kind).map(({ id }) => id));
      for (const hold of await manager.findBy(Hold, { kind, recordId, ...inForce() })) {
        found.set(`${kind}:${hold.recordId}`, hold);
      }
    }
    return found;
  }

  /** The numbers of a kind's held records. */
  async heldIds(manager: EntityManager, kind: string): Promise<number[]> {
    const held = await manager.find(Hold, { select: { recordId: true }, where: { kind, ...inForce() } });
    return held.map(({ recordId }) => recordId);
  }

  /** The numbers of those that are held among records that the unit of work has locked, also by one that ended just now. */
  async heldAmong(manager: EntityManager, kind: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set((await this.lock(manager, kind, ids)).map(({ recordId }) => recordId));
  }

  /** The same, where none may be held. @throws AppError 'conflict' */
  async requireNone(manager: EntityManager, kind: string, ids: readonly number[]): Promise<void> {
    const [hold] = await this.lock(manager, kind, ids);
    if (hold === undefined) return;
    const { reason, until } = hold;
    throw new AppError(
      'conflict',
      `Este registo está retido até ${dayWords(until)} e não pode ser apagado antes. Motivo: ${reason}`,
    );
  }

  /** A record becomes another: its hold goes along. */
  async move(manager: EntityManager, from: RecordName, to: RecordName): Promise<void> {
    await manager.update(Hold, { kind: from.kind, recordId: from.id }, { kind: to.kind, recordId: to.id });
  }

  async forget(manager: EntityManager, kind: string, ids: readonly number[]): Promise<void> {
    await manager.delete(Hold, { kind, recordId: In(ids) });
  }

  /** A plain read would be of the moment at which the unit of work began. */
  private lock(manager: EntityManager, kind: string, ids: readonly number[]): Promise<Hold[]> {
    return manager.find(Hold, { where: { kind, recordId: In(ids), ...inForce() }, ...forUpdate });
  }
}
