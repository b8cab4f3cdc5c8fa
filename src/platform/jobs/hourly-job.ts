/** Something looked at once an hour, by one process. A module provides its jobs beside its services; housekeeping finds them. */
export abstract class HourlyJob {
  abstract run(now: Date): Promise<void>;
}
