import type { EntityManager } from 'typeorm';
import type { HeldRecord } from './held-record.js';

/** Finds what a module holds of a person. A module provides its own beside its services; 'Dados de uma pessoa' finds them. */
export abstract class HeldData {
  /**
   * @param email as addresses are compared
   * @param limit how many records at most
   */
  abstract find(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]>;
}
