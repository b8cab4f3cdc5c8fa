import type { ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { onSqlite } from '../database/columns.js';
import { MINUTE_MS, SECOND_MS } from '../dates/durations.js';

/**
 * Twice the database's connections: with more a form would wait behind them all. SQLite answers in the turn of the event
 * loop that asks, and Node lets one new connection in a turn.
 */
const PLACES = onSqlite ? 4 : 20;
const PATIENCE_MS = SECOND_MS;

interface Waiting {
  response: ServerResponse;
  until: number;
  answer: (placeTaken: boolean) => void;
}

/**
 * How many visitors' reads this process works on at the same time; the next ones wait a moment for a place.
 * Every read that is not kept passes here: no promise and no timer is made where there is room, and one timer for all that wait.
 */
@Injectable()
export class ReadsAtOnce {
  private readonly logger = new Logger('Load');
  private free = PLACES;
  /** First come, first served: the one whose patience ends first is the first. */
  private readonly queue = new Set<Waiting>();
  private patience: NodeJS.Timeout | undefined;
  private released = 0;
  private loggedAt = -MINUTE_MS;

  /** Takes a place until the answer is made, however slowly it is read. @returns whether there was one */
  acquire(response: ServerResponse, mayWait: boolean): boolean | Promise<boolean> {
    if (this.free > 0) {
      this.free -= 1;
      this.releaseAfter(response);
      return true;
    }
    if (mayWait) return this.enqueue(response);
    this.logOverload();
    return false;
  }

  private enqueue(response: ServerResponse): Promise<boolean> {
    return new Promise((answer) => {
      this.queue.add({ response, until: performance.now() + PATIENCE_MS, answer });
      this.patience ??= setTimeout(() => this.refuseImpatient(), PATIENCE_MS);
    });
  }

  private releaseAfter(response: ServerResponse): void {
    let held = true;
    const release = () => {
      if (!held) return;
      held = false;
      // handed on after the turn: else all that wait would be answered in it
      if (this.released === 0) setImmediate(() => this.passReleasedOn());
      this.released += 1;
    };
    response.once('prefinish', release).once('close', release);
  }

  private passReleasedOn(): void {
    this.free += this.released;
    this.released = 0;
    for (const waiting of this.queue) {
      if (this.free === 0) return;
      this.queue.delete(waiting);
      waiting.answer(true);
      if (waiting.response.closed) continue;
      this.free -= 1;
      this.releaseAfter(waiting.response);
    }
  }

  private refuseImpatient(): void {
    this.patience = undefined;
    const now = performance.now();
    for (const waiting of this.queue) {
      if (waiting.until > now) {
        this.patience = setTimeout(() => this.refuseImpatient(), waiting.until - now);
        return;
      }
      this.queue.delete(waiting);
      this.logOverload();
      waiting.answer(false);
    }
  }

  private logOverload(): void {
    const now = performance.now();
    if (now - this.loggedAt < MINUTE_MS) return;
    this.loggedAt = now;
    this.logger.warn({ overloaded: true, reading: PLACES });
  }
}
