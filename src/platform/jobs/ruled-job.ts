import type { RetentionRuleName } from '../config/retention-rules.js';

/** How many things there are, and how many of them are from before a moment. */
export interface Outdated {
  all: number;
  outdated: number;
}

/**
 * A job that removes things by a rule of the one table of retention. A module provides its jobs beside its services;
 * the retention engine finds them.
 */
export abstract class RuledJob {
  abstract readonly rule: RetentionRuleName;

  /** Counts, and changes nothing. */
  abstract count(before: Date): Promise<Outdated>;

  /** Removes about `limit` things from before a moment, in a unit of work of its own. @returns how many */
  abstract removeOutdated(before: Date, limit: number): Promise<number>;
}
