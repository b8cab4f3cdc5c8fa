import type { EntityManager } from 'typeorm';
import type { HeldRecord } from './held-record.js';

/** Finds what a module holds of a person beside the records of others. A module provides its own beside its services. */
export abstract class HeldBeside {
  /** @returns what is held beside each of them, by {@link heldKey} */
  abstract beside(
    manager: EntityManager,
    records: readonly HeldRecord[],
  ): Promise<ReadonlyMap<string, HeldRecord['fields']>>;
}

export const heldKey = ({ resource, id }: Pick<HeldRecord, 'resource' | 'id'>): string => `${resource}:${id}`;
