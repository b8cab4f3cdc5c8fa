import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Settings } from '../config/config.js';
import { SECOND_MS } from '../dates/durations.js';

const RESOLUTION_MS = 20;
const WINDOW_MS = SECOND_MS;
/** One long turn is no overload: a window lasts until it has seen as many. */
const FEWEST_TURNS = 5;
const NS_PER_MS = 1e6;

/** Watches how long a turn of the event loop takes, from the first question on. */
@Injectable()
export class LoopDelay implements OnModuleDestroy {
  private readonly logger = new Logger('Load');
  private readonly limit: number;
  private turns: IntervalHistogram | undefined;
  private since = 0;
  private behind = false;

  constructor({ overloadDelayMs }: Settings) {
    this.limit = overloadDelayMs;
  }

  onModuleDestroy(): void {
    this.turns?.disable();
  }

  /** Whether more comes in than the process keeps up with: of the turns of the last second, most took too long. */
  isBehind(): boolean {
    if (this.limit === 0) return false;
    const now = performance.now();
    if (this.turns === undefined) {
      this.turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
      this.turns.enable();
      this.since = now;
    } else if (now - this.since >= WINDOW_MS && this.turns.count >= FEWEST_TURNS) {
      this.noteDelay(Math.round(this.turns.percentile(50) / NS_PER_MS));
      this.turns.reset();
      this.since = now;
    }
    return this.behind;
  }

  private noteDelay(delay: number): void {
    const behind = delay > this.limit;
    if (behind !== this.behind) this.logger.warn({ overloaded: behind, delay });
    this.behind = behind;
  }
}
