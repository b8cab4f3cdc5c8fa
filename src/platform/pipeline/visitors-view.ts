export interface Reduced {
  answer: unknown;
  /** The moment from which they see it otherwise without any change, if there is one. */
  until: Date | undefined;
}

/** Reduces answers to the parts that visitors may see; the wing of the files says which those are. */
export abstract class VisitorsView {
  /** @returns the answer without the rest: at once where there is nothing to look up */
  abstract reduce(answer: unknown): Reduced | Promise<Reduced>;
}
