import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../dates/durations.js';

/** The rhythm of the outbox, in milliseconds. */
export interface MailTiming {
  /** How often the worker looks by itself; mail of its own process wakes it at once. */
  poll: number;
  /** How long one message may take to hand over. */
  send: number;
  /** How long a claimed message is another worker's business: well above `send`, for clocks that differ. */
  lease: number;
  /** The wait after a first failure; it doubles with each further one. */
  retry: number;
  /** The longest wait between two tries. */
  retryMax: number;
  /** The age at which a message that nobody takes is given up (RFC 5321: four to five days). */
  giveUp: number;
  /** The shutdown grace: how long a running hand-over may still take once the process is told to end. */
  shutdownGrace: number;
}

export const mailTiming: MailTiming = {
  poll: 5 * SECOND_MS,
  send: MINUTE_MS,
  lease: 3 * MINUTE_MS,
  retry: 30 * SECOND_MS,
  retryMax: HOUR_MS,
  giveUp: 4 * DAY_MS,
  shutdownGrace: 5 * SECOND_MS,
};
