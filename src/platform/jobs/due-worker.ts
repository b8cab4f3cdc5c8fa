import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SECOND_MS } from '../dates/durations.js';
import { databaseTrouble } from '../errors/database-errors.js';
import { describeError } from '../errors/error.filter.js';
import { Signal } from './signal.js';

/** The time between two looks, within which work that comes due is begun. */
const LOOK_MS = 5 * SECOND_MS;
const BATCH = 100;

/** Does what is due at its moment. Every process looks, so what came due while none ran is done at the first look. */
@Injectable()
export abstract class DueWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  protected readonly firstLookMs: number = 0;
  protected readonly lookMs: number = LOOK_MS;
  protected stopping = false;
  /** Raised, it ends the wait for the next look. */
  protected readonly signal: Signal = new Signal();
  private loop = Promise.resolve();

  /** Does about `limit` things that are due, each so that no other process does it too. */
  abstract doDue(now: Date, limit: number): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.loop = this.work();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.signal.raise();
    await this.loop;
  }

  private async work(): Promise<void> {
    await this.signal.sleep(this.firstLookMs);
    while (!this.stopping) {
      try {
        await this.doDue(new Date(), BATCH);
      } catch (error) {
        this.logger.warn({ due: databaseTrouble(error) ?? describeError(error) });
      }
      await this.signal.sleep(this.lookMs);
    }
  }
}
