/** Knows whether something typed is unsaved. Where it is, a session that ends is renewed in a dialog; where not, at the login page. */
class UnsavedWork {
  #forms = 0;
  readonly #waiting = new Set<() => void>();
  #askToLogIn: (() => void) | null = null;

  /** Marks a form as holding unsaved text. @returns the call that takes the mark off */
  mark(): () => void {
    this.#forms += 1;
    return () => (this.#forms -= 1);
  }

  isThere(): boolean {
    return this.#forms > 0;
  }

  /** Registers the login dialog. @returns the call that takes it off */
  onSessionEnd(askToLogIn: () => void): () => void {
    this.#askToLogIn = askToLogIn;
    return () => {
      if (this.#askToLogIn === askToLogIn) this.#askToLogIn = null;
    };
  }

  /** Has something done once the session is renewed. @returns the call that gives it up */
  whenRenewed(act: () => void): () => void {
    this.#waiting.add(act);
    return () => this.#waiting.delete(act);
  }

  renewed(): void {
    const acts = [...this.#waiting];
    this.#waiting.clear();
    for (const act of acts) act();
  }

  /** Asks for a new login on the spot when text would be lost otherwise. @returns whether it did */
  keepByLoggingIn(): boolean {
    if (!this.isThere() || this.#askToLogIn === null) return false;
    this.#askToLogIn();
    return true;
  }
}

export const unsavedWork = new UnsavedWork();
