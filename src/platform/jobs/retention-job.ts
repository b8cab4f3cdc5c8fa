/** Removes something that is kept for a time only. A module provides its jobs beside its services; housekeeping finds them. */
export abstract class RetentionJob {
  /** Deals with `limit` rows at most, in a transaction of its own. @returns with how many */
  abstract removeOutdated(now: Date, limit: number): Promise<number>;
}
