import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SECOND_MS } from '../../../platform/dates/durations.js';
import { databaseTrouble } from '../../../platform/errors/database-errors.js';
import { Signal } from '../../../platform/jobs/signal.js';
import { DueDrafts } from './due-drafts.service.js';

/** What is due becomes public within as long. */
const LOOK_MS = 5 * SECOND_MS;
const BATCH = 100;

/**
 * Publishes and withdraws records when their time has come. Every process looks; what is due is taken under its own
 * lock, so that one of them does it. What came due while none ran is done at the first look.
 */
@Injectable()
export class PublishingWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Publishing');
  private readonly end = new Signal();
  private stopping = false;
  private loop = Promise.resolve();

  constructor(private readonly due: DueDrafts) {}

  onApplicationBootstrap(): void {
    this.loop = this.work();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.end.raise();
    await this.loop;
  }

  private async work(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.due.doDue(new Date(), BATCH);
      } catch (error) {
        this.logger.warn({ publishing: databaseTrouble(error) ?? String(error) });
      }
      await this.end.sleep(LOOK_MS);
    }
  }
}
