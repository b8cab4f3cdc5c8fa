import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../dates/durations.js';

// Everything here is in milliseconds.

/** The rhythm of the outbox. */
export const mailTiming = {
  /** How often the worker looks by itself; mail of its own process wakes it at once. */
  poll: 5 * SECOND_MS,
  send: MINUTE_MS,
  /** How long a claimed message is another worker's business: well above `send`, for clocks that differ. */
  lease: 3 * MINUTE_MS,
  /** The wait after a first failure; it doubles with each further one. */
  retry: 30 * SECOND_MS,
  retryMax: HOUR_MS,
  /** The age at which a message that nobody takes is given up (RFC 5321: four to five days). */
  giveUp: 4 * DAY_MS,
  /** How long a running hand-over may still take once the process is told to end. */
  shutdownGrace: 5 * SECOND_MS,
};
export type MailTiming = typeof mailTiming;

/** How long a connection that brings no request is borne. */
export const connectionTiming = {
  /** Within this the headers of a request are whole, the connection's first from when it was opened. */
  headers: 20 * SECOND_MS,
  /** How often connections that are late are looked for: one of them lives so much longer at most. */
  look: 5 * SECOND_MS,
};

/** How closely processes that share a database follow each other's changes. */
export const versionsTiming = {
  /** How often each looks by itself; a word over Redis has it look at once. */
  look: SECOND_MS / 4,
  /** How long a look may be relied on: no answer is older, and a process whose looks fail asks its database. */
  reliable: SECOND_MS,
};
