import type { ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { Semaphore, withTimeout } from 'async-mutex';
import { onSqlite } from '../database/columns.js';
import { MINUTE_MS, SECOND_MS } from '../dates/durations.js';

/**
 * Twice the database's connections: with more a form would wait behind them all. SQLite answers in the turn of the event
 * loop that asks, and Node lets one new connection in a turn.
 */
const PLACES = onSqlite ? 4 : 20;
const PATIENCE_MS = SECOND_MS;

/** How many visitors' reads this process works on at the same time; the next ones wait a moment for a place. */
@Injectable()
export class ReadsAtOnce {
  private readonly logger = new Logger('Load');
  private readonly places = new Semaphore(PLACES);
  private readonly inTime = withTimeout(this.places, PATIENCE_MS);
  private toldAt = -MINUTE_MS;

  /** Takes a place until the answer is made, however slowly it is read. @returns whether there was one */
  async take(response: ServerResponse, mayWait: boolean): Promise<boolean> {
    const release =
      mayWait || !this.places.isLocked()
        ? await this.inTime.acquire().then(
            ([, free]) => free,
            () => undefined,
          )
        : undefined;
    if (release === undefined) this.tell();
    else if (response.closed) release();
    else {
      // handed on after the turn: else all that wait would be answered in it
      const handOn = () => setImmediate(release);
      response.once('prefinish', handOn).once('close', handOn);
    }
    return release !== undefined;
  }

  private tell(): void {
    const now = performance.now();
    if (now - this.toldAt < MINUTE_MS) return;
    this.toldAt = now;
    this.logger.warn({ overloaded: true, reading: PLACES });
  }
}
