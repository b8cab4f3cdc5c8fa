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
  private givenBack = 0;
  private toldAt = -MINUTE_MS;

  /** Takes a place until the answer is made, however slowly it is read. @returns whether there was one */
  take(response: ServerResponse, mayWait: boolean): boolean | Promise<boolean> {
    if (this.free > 0) {
      this.free -= 1;
      this.hold(response);
      return true;
    }
    if (mayWait) return this.wait(response);
    this.tell();
    return false;
  }

  private wait(response: ServerResponse): Promise<boolean> {
    return new Promise((answer) => {
      this.queue.add({ response, until: performance.now() + PATIENCE_MS, answer });
      this.patience ??= setTimeout(() => this.sendAway(), PATIENCE_MS);
    });
  }

  private hold(response: ServerResponse): void {
    let held = true;
    const giveBack = () => {
      if (!held) return;
      held = false;
      // handed on after the turn: else all that wait would be answered in it
      if (this.givenBack === 0) setImmediate(() => this.handOn());
      this.givenBack += 1;
    };
    response.once('prefinish', giveBack).once('close', giveBack);
  }

  private handOn(): void {
    this.free += this.givenBack;
    this.givenBack = 0;
    for (const waiting of this.queue) {
      if (this.free === 0) return;
      this.queue.delete(waiting);
      waiting.answer(true);
      if (waiting.response.closed) continue;
      this.free -= 1;
      this.hold(waiting.response);
    }
  }

  private sendAway(): void {
    this.patience = undefined;
    const now = performance.now();
    for (const waiting of this.queue) {
      if (waiting.until > now) {
        this.patience = setTimeout(() => this.sendAway(), waiting.until - now);
        return;
      }
      this.queue.delete(waiting);
      this.tell();
      waiting.answer(false);
    }
  }

  private tell(): void {
    const now = performance.now();
    if (now - this.toldAt < MINUTE_MS) return;
    this.toldAt = now;
    this.logger.warn({ overloaded: true, reading: PLACES });
  }
}
