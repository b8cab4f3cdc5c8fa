import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { databaseTrouble } from '../../platform/errors/database-errors.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Mailer } from '../../mail/mailer.js';
import { Signal } from '../../mail/signal.js';
import { chores } from './chores.js';
import { ScheduledJob } from './scheduled-job.entity.js';

const TASK = 'limpeza';
const EVERY_MS = 60 * 60 * 1000;
const LOOK_MS = 5 * 60 * 1000;
const BATCH = 500;
/** What is left after as many batches waits for the next turn. */
const MAX_BATCHES = 100;
const MAIL_FILES_MS = 30 * 24 * EVERY_MS;

/** Removes what is kept for a time only, every hour, in whichever process takes the turn. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private readonly end = new Signal();
  private stopping = false;
  private loop = Promise.resolve();

  constructor(
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
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
    for (const { batch } of chores) {
      for (let count = 0; count < MAX_BATCHES && !this.stopping; count += 1) {
        const done = await this.transactions.run((manager) => batch(manager, now, BATCH));
        if (done < BATCH) break;
      }
    }
    await this.mailer.prune(new Date(now.getTime() - MAIL_FILES_MS));
    return true;
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
        if (!(await manager.existsBy(ScheduledJob, { name: TASK }))) {
          await manager.insert(ScheduledJob, { name: TASK, nextAt });
          return true;
        }
        const due = { name: TASK, nextAt: LessThanOrEqual(now) };
        const { affected } = await manager.update(ScheduledJob, due, { nextAt });
        return affected === 1;
      },
      ['busy', 'duplicate'],
    );
  }
}
