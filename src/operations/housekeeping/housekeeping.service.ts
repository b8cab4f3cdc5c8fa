import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { LessThanOrEqual } from 'typeorm';
import { databaseTrouble } from '../../platform/errors/database-errors.js';
import { HOUR_MS, MINUTE_MS } from '../../platform/dates/durations.js';
import { RetentionJob } from '../../platform/jobs/retention-job.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Signal } from '../../platform/jobs/signal.js';
import { ScheduledJob } from './scheduled-job.entity.js';

const JOB = 'limpeza';
const EVERY_MS = HOUR_MS;
const LOOK_MS = 5 * MINUTE_MS;
const BATCH = 500;
/** What is left after as many batches waits for the next turn. */
const MAX_BATCHES = 100;

/** Removes what is kept for a time only, every hour, in whichever process takes the turn. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private readonly end = new Signal();
  private stopping = false;
  private loop = Promise.resolve();

  constructor(
    private readonly transactions: Transactions,
    private readonly discovery: DiscoveryService,
  ) {}

  onApplicationBootstrap(): void {
    this.loop = this.work();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.end.raise();
    await this.loop;
  }

  /**
   * Tidies, where it is time and no other process has taken the turn.
   * @returns whether it did
   */
  async tidy(now = new Date()): Promise<boolean> {
    if (!(await this.takeTurn(now))) return false;
    for (const job of this.jobs()) {
      for (let count = 0; count < MAX_BATCHES && !this.stopping; count += 1) {
        const done = await job.removeOutdated(now, BATCH);
        if (done < BATCH) break;
      }
    }
    return true;
  }

  /** The jobs of all modules. */
  private jobs(): RetentionJob[] {
    const provided = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return provided.filter((instance) => instance instanceof RetentionJob);
  }

  private async work(): Promise<void> {
    for (;;) {
      await this.end.sleep(LOOK_MS);
      if (this.stopping) return;
      try {
        await this.tidy();
      } catch (error) {
        this.logger.warn({ housekeeping: databaseTrouble(error) ?? String(error) });
      }
    }
  }

  /** Of those that look at once, one moves the next turn on and has this one. A turn that dies comes again with the next. */
  private takeTurn(now: Date): Promise<boolean> {
    const nextAt = new Date(now.getTime() + EVERY_MS);
    return this.transactions.run(
      async (manager) => {
        if (!(await manager.existsBy(ScheduledJob, { name: JOB }))) {
          await manager.insert(ScheduledJob, { name: JOB, nextAt });
          return true;
        }
        const due = { name: JOB, nextAt: LessThanOrEqual(now) };
        const { affected } = await manager.update(ScheduledJob, due, { nextAt });
        return affected === 1;
      },
      ['busy', 'duplicate'],
    );
  }
}
