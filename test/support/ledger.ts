/** How far a record has come: 0 before it is there, its version while it is, and infinitely far once it is gone. */
type Stage = number;

/**
 * The changes of one record that were acknowledged, and when, to compare answers with: no answer may be older than the
 * changes that had been acknowledged before it was asked for.
 */
export class Ledger {
  private readonly acknowledged: { at: number; stage: Stage }[] = [];
  private leaving = false;

  note(stage: Stage): void {
    this.acknowledged.push({ at: performance.now(), stage });
  }

  /** The record is being deleted: an answer may already lack it. */
  leaves(): void {
    this.leaving = true;
  }

  /**
   * Returns a complaint about an answer that is too old, and undefined about any other.
   * @param versao of the record in the answer; undefined where the answer lacks it
   * @param asked when the answer was asked for
   * @param boundMs how old an answer may be
   */
  complaint(versao: number | undefined, asked: number, boundMs: number): string | undefined {
    const seen = versao ?? (this.leaving ? Infinity : 0);
    const known = this.acknowledged.filter(({ at }) => at < asked - boundMs).map(({ stage }) => stage);
    const least = Math.max(0, ...known);
    return seen >= least ? undefined : `saw ${seen} where ${least} had been acknowledged for more than ${boundMs} ms`;
  }
}
