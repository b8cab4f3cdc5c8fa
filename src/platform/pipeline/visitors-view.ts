/** What of an answer visitors may see; the wing of the files says. */
export abstract class VisitorsView {
  /** @returns the answer without the rest, and when it ends being so by itself, if it does */
  abstract of(answer: unknown): Promise<{ answer: unknown; until: Date | undefined }>;
}
