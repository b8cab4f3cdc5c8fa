import type { Typed } from '../../data-provider/calls.js';
import { DebouncedSaver } from '../debounced-saver.js';

interface Calls {
  readonly keep: (chave: string, typed: Typed) => Promise<void>;
  readonly forget: (chave: string) => Promise<void>;
  /** Told after each attempt: what refused it, or nothing. */
  readonly onKept: (refused?: unknown) => void;
}

/** Keeps what stands in a form, the newest state of it. */
export class TypedKeeper {
  /** The form's own name, by which it is kept. */
  #key: string = crypto.randomUUID();
  #isKept = false;
  readonly #saver = new DebouncedSaver<Typed | null>((typed) => this.#send(typed));

  constructor(private readonly calls: Calls) {}

  /** Has this be what is kept; nothing, where it is null. */
  put(typed: Typed | null): void {
    if (typed === null && !this.#isKept && !this.#saver.isRunning) return;
    this.#saver.put(typed);
    this.#saver.flush();
  }

  /** Goes on with what is kept already, from before. */
  takeOver(key: string): void {
    this.#key = key;
    this.#isKept = true;
  }

  async #send(typed: Typed | null): Promise<void> {
    try {
      await (typed === null ? this.calls.forget(this.#key) : this.calls.keep(this.#key, typed));
      this.#isKept = typed !== null;
      this.calls.onKept();
    } catch (error) {
      // the next change tries again
      this.calls.onKept(error);
    }
  }
}
