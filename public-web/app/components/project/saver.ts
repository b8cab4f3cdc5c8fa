/** Kept; not reached, so that it is tried again by itself; or refused, which trying again does not change. */
export type Outcome = 'kept' | 'lost' | 'refused';
export type SaverState = 'saved' | 'waiting' | 'saving' | 'lost' | 'refused';

const PAUSE_MS = 1_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Saves what changes by itself, one thing after the other, a moment after the last change. A failed call is made
 * again, ever more slowly; of changes to the same thing the latest counts.
 */
export class Saver {
  state: SaverState = 'saved';
  private readonly tasks = new Map<string, () => Promise<Outcome>>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | undefined;
  private retryMs = FIRST_RETRY_MS;

  /** @param thing names what is saved: a later task for it takes the place of one that waits */
  readonly put = (thing: string, task: () => Promise<Outcome>): void => {
    this.tasks.set(thing, task);
    if (this.running === undefined && this.state !== 'lost') {
      this.tell('waiting');
      this.schedule(PAUSE_MS);
    }
  };

  /** Saves what waits, now. @returns whether all is kept */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.timer);
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    await this.running;
    return this.tasks.size === 0 && this.state !== 'refused';
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async run(): Promise<void> {
    if (this.tasks.size === 0) return;
    this.tell('saving');
    let refused = false;
    for (const [thing, task] of this.tasks) {
      this.tasks.delete(thing);
      const outcome = await task();
      refused ||= outcome === 'refused';
      if (outcome !== 'lost') continue;
      if (!this.tasks.has(thing)) this.tasks.set(thing, task);
      this.tell('lost');
      this.schedule(this.retryMs);
      this.retryMs = Math.min(this.retryMs * 2, LONGEST_RETRY_MS);
      return;
    }
    this.retryMs = FIRST_RETRY_MS;
    this.tell(refused ? 'refused' : 'saved');
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private tell(state: SaverState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
