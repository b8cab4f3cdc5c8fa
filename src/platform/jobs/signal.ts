import { setTimeout as wait } from 'node:timers/promises';

/** Wakes one sleeper; raised while nobody sleeps, it is remembered for the next one. */
export class Signal {
  private waking = new AbortController();

  raise(): void {
    this.waking.abort();
  }

  /** Sleeps until raised, or for `milliseconds` at most. */
  async sleep(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.waking.signal }).catch(() => undefined);
    if (this.waking.signal.aborted) this.waking = new AbortController();
  }
}
