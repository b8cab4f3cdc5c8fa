import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SECOND_MS } from '../dates/durations.js';
import { databaseTrouble } from '../errors/database-errors.js';
import { Signal } from './signal.js';

/** The time between two looks, within which work that comes due is begun. */
const LOOK_MS = 5 * SECOND_MS;
const BATCH = 100;

/** Does what is due at its moment. Every process looks, so what came due while none ran is done at the first look. */
@Injectable()
export abstract class DueWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly end = new Signal();
  private stopping = false;
  private loop = Promise.resolve();

  /** Does about `limit` things that are due, each so that no other process does it too. @returns how many */
  abstract doDue(now: Date, limit: number): Promise<number>;

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
        await this.doDue(new Date(), BATCH);
      } catch (error) {
        this.logger.warn({ due: databaseTrouble(error) ?? String(error) });
      }
      await this.end.sleep(LOOK_MS);
    }
  }
}
