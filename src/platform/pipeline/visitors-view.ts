/** What visitors see of an answer. */
export interface Seen {
  answer: unknown;
  /** When it ends being so by itself, if it does. */
  until: Date | undefined;
}

/** What of an answer visitors may see; the wing of the files says. */
export abstract class VisitorsView {
  /** @returns the answer without the rest: at once where there is nothing to look up */
  abstract of(answer: unknown): Seen | Promise<Seen>;
}
