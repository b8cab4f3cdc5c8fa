const AFTER_MS = 700;

/** Sends what is typed a moment after the last key: one call at a time, and after it the newest of what was typed meanwhile. */
export class SayingKeeper<Said> {
  #waiting: Said | undefined;
  #isRunning = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send never rejects */
  constructor(private readonly send: (said: Said) => Promise<void>) {}

  put(said: Said): void {
    this.#waiting = said;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), AFTER_MS);
  }

  /** Waits no longer. */
  flush(): void {
    clearTimeout(this.#timer);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting !== undefined) {
      const next = this.#waiting;
      this.#waiting = undefined;
      await this.send(next);
    }
    this.#isRunning = false;
  }
}
