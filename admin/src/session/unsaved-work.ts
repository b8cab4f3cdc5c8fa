import { useEffect } from 'react';
import { Question } from './question.js';
import { isPageLeft } from './session.js';

/** The address to which signing out is submitted. */
export const LEAVE_PATH = '/sair';

/** Knows whether something typed is unsaved. Where it is, a session that ends is renewed in a dialog; where not, at the login page. */
class UnsavedWork {
  #forms = 0;
  readonly #kept = new Set<() => Promise<void>>();
  /** Asks for a new login on the spot. */
  readonly renewal = new Question();

  /** Marks a form as holding unsaved text. @returns the call that takes the mark off */
  mark(): () => void {
    this.#forms += 1;
    return () => (this.#forms -= 1);
  }

  /** Registers the call that forgets what a form keeps on the server. @returns the call that takes it off */
  onSignOut(forget: () => Promise<void>): () => void {
    this.#kept.add(forget);
    return () => this.#kept.delete(forget);
  }

  /** Forgets what the forms on the page keep, which only their person, still signed in, can. */
  async forget(): Promise<void> {
    await Promise.all([...this.#kept].map((forget) => forget()));
  }

  isThere(): boolean {
    return this.#forms > 0;
  }

  /** Asks for a new login on the spot when text would be lost otherwise. @returns whether it did */
  keepByLoggingIn(): boolean {
    if (!this.isThere() || !this.renewal.canBeAsked()) return false;
    void this.renewal.ask();
    return true;
  }
}

export const unsavedWork = new UnsavedWork();

/** While there is work to lose, a session that ends is renewed on the spot and closing the page asks first. */
export function useUnsavedMark(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const unmark = unsavedWork.mark();
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isPageLeft()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      unmark();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}
