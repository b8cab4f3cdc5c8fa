import { SECOND_MS } from '../dates/durations.js';

/** How long a connection that brings no request is borne, in milliseconds. */
export interface ConnectionTiming {
  /** Within this the headers of a request are whole, the connection's first from when it was opened. */
  headers: number;
  /** How often connections that are late are looked for: one of them lives so much longer at most. */
  look: number;
}

export const connectionTiming: ConnectionTiming = { headers: 20 * SECOND_MS, look: 5 * SECOND_MS };
