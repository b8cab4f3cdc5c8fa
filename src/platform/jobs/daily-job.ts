/** Something done once a day, in the quiet hours, by one process. A module provides its jobs beside its services; housekeeping finds them. */
export abstract class DailyJob {
  /** @param isStopping whether the process is being ended, and the rest is left to the next day */
  abstract run(now: Date, isStopping: () => boolean): Promise<void>;
}
