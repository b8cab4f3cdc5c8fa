export type Settle = (isGiven: boolean) => void;

/** A question that a dialog of the layout asks: once, however many calls wait for its answer. */
export class Question {
  #show: ((settle: Settle) => void) | null = null;
  #answer: Promise<boolean> | null = null;

  /** Registers the dialog, told what to call with the answer. @returns the call that takes it off */
  onAsked(show: (settle: Settle) => void): () => void {
    this.#show = show;
    return () => {
      if (this.#show === show) this.#show = null;
    };
  }

  canBeAsked(): boolean {
    return this.#show !== null;
  }

  /** @returns whether what was asked for was given; not where the person closes the dialog, or the screen is gone */
  ask(): Promise<boolean> {
    if (this.#show === null) return Promise.resolve(false);
    this.#answer ??= new Promise<boolean>(this.#show).finally(() => {
      this.#answer = null;
    });
    return this.#answer;
  }

  /** Has something done once what is being asked for is given, and never where nothing is. @returns the call that gives it up */
  whenGiven(act: () => void): () => void {
    let isWanted = true;
    void this.#answer?.then((isGiven) => isGiven && isWanted && act());
    return () => (isWanted = false);
  }
}
