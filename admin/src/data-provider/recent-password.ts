import { HttpError } from 'ra-core';
import { fieldErrors } from './field-errors.js';

/** Whether the API wants the password again, and until then does nothing of what was wanted. */
export const asksForPassword = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && 'confirmacao' in fieldErrors(error);

type Settle = (isGiven: boolean) => void;

/** Has the password given again for the calls that are refused without: one question, however many of them wait. */
class RecentPassword {
  #show: ((settle: Settle) => void) | null = null;
  #answer: Promise<boolean> | null = null;

  /** Registers the dialog, told what to call with the answer. @returns the call that takes it off */
  onAsked(show: (settle: Settle) => void): () => void {
    this.#show = show;
    return () => {
      if (this.#show === show) this.#show = null;
    };
  }

  /** @returns whether it was given; not where the person closes the dialog, or the screen is gone */
  ask(): Promise<boolean> {
    if (this.#show === null) return Promise.resolve(false);
    this.#answer ??= new Promise<boolean>(this.#show).finally(() => {
      this.#answer = null;
    });
    return this.#answer;
  }
}

export const recentPassword = new RecentPassword();
