import { HttpError } from 'ra-core';
import { fieldErrors } from './field-errors.js';

/** Whether the API wants the password again, and until then does nothing of what was wanted. */
export const asksForPassword = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && 'confirmacao' in fieldErrors(error);

type Settle = (isGiven: boolean) => void;

/** Has the password given again for the calls that are refused without: one question, however many of them wait. */
class RecentPassword {
  readonly #waiting = new Set<Settle>();
  #show: ((settle: Settle) => void) | null = null;

  /** Registers the dialog. @param show is told what to call with the answer @returns the call that takes it off */
  onAsked(show: (settle: Settle) => void): () => void {
    this.#show = show;
    return () => {
      if (this.#show !== show) return;
      this.#show = null;
      this.#settle(false);
    };
  }

  /** @returns whether it was given; not where the person closes the dialog, or the screen is gone */
  ask(): Promise<boolean> {
    const show = this.#show;
    if (show === null) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
      if (this.#waiting.size === 1) show((isGiven) => this.#settle(isGiven));
    });
  }

  #settle(isGiven: boolean): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resolve of waiting) resolve(isGiven);
  }
}

export const recentPassword = new RecentPassword();
