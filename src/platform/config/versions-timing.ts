import { SECOND_MS } from '../dates/durations.js';

/** How closely processes that share a database follow each other's changes, in milliseconds. */
export interface VersionsTiming {
  /** How often each looks by itself; a word over Redis has it look at once. */
  look: number;
  /**
   * How long what a look found may be relied on. No answer is older than this: a process whose looks fail or are late
   * answers from its database until one succeeds.
   */
  reliable: number;
}

export const versionsTiming: VersionsTiming = { look: SECOND_MS / 4, reliable: SECOND_MS };
