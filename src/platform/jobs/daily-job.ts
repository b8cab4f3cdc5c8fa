/** Something done once a day by one process, in the quiet hours unless it says the morning. A module provides its jobs beside its services; housekeeping finds them. */
export abstract class DailyJob {
  /** When on the day it is done. */
  readonly time: 'quiet' | 'morning' = 'quiet';

  /** @param isStopping whether the process is being ended, and the rest is left to the next day */
  abstract run(now: Date, isStopping: () => boolean): Promise<void>;
}
