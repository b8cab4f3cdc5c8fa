import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { FAILURE_LENGTH, LastRun, type RunName } from './last-run.entity.js';

@Injectable()
export class LastRuns {
  constructor(private readonly transactions: Transactions) {}

  of(name: RunName): Promise<LastRun | null> {
    return this.transactions.manager.findOneBy(LastRun, { name });
  }

  /** Writes down, in a unit of work, that a turn has begun. */
  async begin(manager: EntityManager, name: RunName, now: Date): Promise<void> {
    await manager.save(LastRun, { name, startedAt: now, endedAt: null, failure: null });
  }

  async end(manager: EntityManager, name: RunName, now: Date, failure: string | null): Promise<void> {
    const endedAt = failure === null ? now : null;
    await manager.update(LastRun, { name }, { endedAt, failure: failure?.slice(0, FAILURE_LENGTH) ?? null });
  }

  /** Does something as one turn, each of its ends a unit of work. @throws whatever it throws, once that is written down */
  async during(name: RunName, now: Date, work: () => Promise<void>): Promise<void> {
    const write = (what: (manager: EntityManager) => Promise<void>) => this.transactions.runInserting(what);
    await write((manager) => this.begin(manager, name, now));
    try {
      await work();
      await write((manager) => this.end(manager, name, new Date(), null));
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      await write((manager) => this.end(manager, name, new Date(), failure));
      throw error;
    }
  }
}
