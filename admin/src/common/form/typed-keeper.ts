import type { Typed } from '../../data-provider/calls.js';

interface Calls {
  readonly keep: (chave: string, typed: Typed) => Promise<void>;
  readonly forget: (chave: string) => Promise<void>;
  /** Told after each attempt: what refused it, or nothing. */
  readonly onKept: (refused?: unknown) => void;
}

/** Keeps what stands in a form: one call at a time, and then the newest state, so that an older one never arrives last. */
export class TypedKeeper {
  /** The form's own name, by which it is kept. */
  #key: string = crypto.randomUUID();
  #waiting: Typed | null | undefined;
  #running: Promise<void> | undefined;
  #isKept = false;

  constructor(private readonly calls: Calls) {}

  /** Has this be what is kept; nothing, where it is null. */
  put(typed: Typed | null): void {
    if (typed === null && !this.#isKept && this.#running === undefined) return;
    this.#waiting = typed;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  /** Goes on with what is kept already, from before. */
  takeOver(key: string): void {
    this.#key = key;
    this.#isKept = true;
  }

  async #run(): Promise<void> {
    while (this.#waiting !== undefined) {
      const next = this.#waiting;
      this.#waiting = undefined;
      try {
        await (next === null ? this.calls.forget(this.#key) : this.calls.keep(this.#key, next));
        this.#isKept = next !== null;
        this.calls.onKept();
      } catch (error) {
        // the next change tries again
        this.calls.onKept(error);
      }
    }
  }
}
