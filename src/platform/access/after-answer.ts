import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

const SOONEST_MS = 250;
const LATEST_MS = 750;

/**
 * Work that begins a random quarter to three quarters of a second after it was asked for: once the answer is on its way,
 * and not while whoever asked may be waiting for the next one, so that no time tells what it found.
 */
@Injectable()
export class AfterAnswer implements BeforeApplicationShutdown {
  private readonly logger = new Logger('AfterAnswer');
  private readonly underWay = new Set<Promise<void>>();

  /** @param what is said in the log where the work fails; nothing of whom it is about */
  begin(what: string, work: () => Promise<void>): void {
    const done = wait(randomInt(SOONEST_MS, LATEST_MS))
      .then(work)
      .catch(() => this.logger.error(`failed: ${what}`))
      .finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
