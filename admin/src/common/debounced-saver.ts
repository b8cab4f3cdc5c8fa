/**
 * Saves a value a moment after its last change: one call at a time, and then the newest value that came meanwhile, so
 * that an older one never arrives last.
 */
export class DebouncedSaver<Value> {
  #waiting: Value | undefined;
  #isRunning = false;
  #saving = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param save never rejects */
  constructor(
    private readonly save: (value: Value) => Promise<void>,
    private readonly afterMs = 700,
  ) {}

  put(value: Value): void {
    this.#waiting = value;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.afterMs);
  }

  /** Saves now. @returns once everything is saved */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#isRunning) this.#saving = this.#run();
    return this.#saving;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting !== undefined) {
      const next = this.#waiting;
      this.#waiting = undefined;
      await this.save(next);
    }
    this.#isRunning = false;
  }
}
