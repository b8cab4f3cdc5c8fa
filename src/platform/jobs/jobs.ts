import type { RetentionRuleName } from '../config/retention-rules.js';

/** Something done once a day by one process, in the quiet hours unless it says the morning. A module provides its jobs beside its services; housekeeping finds them. */
export abstract class DailyJob {
  readonly time: 'quiet' | 'morning' = 'quiet';

  /** @param isStopping whether the process is being ended, and the rest is left to the next day */
  abstract run(now: Date, isStopping: () => boolean): Promise<void>;
}

/** Something looked at once an hour, by one process. A module provides its jobs beside its services; housekeeping finds them. */
export abstract class HourlyJob {
  abstract run(now: Date): Promise<void>;
}

/** Removes something that is kept for a time only. A module provides its jobs beside its services; housekeeping finds them. */
export abstract class RetentionJob {
  /** Deals with `limit` rows at most, in a transaction of its own. @returns with how many */
  abstract removeOutdated(now: Date, limit: number): Promise<number>;
}

/** How many things there are, and how many of them are from before a moment. */
export interface Outdated {
  all: number;
  outdated: number;
}

/** Removes things by a rule of retention. A module provides its jobs beside its services; the engine finds them. */
export abstract class RuledJob {
  abstract readonly rule: RetentionRuleName;

  abstract count(before: Date): Promise<Outdated>;

  /** Removes about `limit` things from before a moment, in a unit of work of its own. @returns how many */
  abstract removeOutdated(before: Date, limit: number): Promise<number>;
}
