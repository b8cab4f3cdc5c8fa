import type { RecordState } from '../history/record-state.js';
import type { Draft } from './draft.entity.js';

/** What becomes of a record. */
export interface DraftAsk {
  /** Its contents as its own POST and PUT take them; what they are already where there is none. */
  body: object | undefined;
  estado: RecordState;
  publishAt: Date | null;
  withdrawAt: Date | null;
  /** The version that the person had before them; undefined saves over whatever is there. */
  expected: number | undefined;
}

/** One line of the list. */
export interface DraftSeen {
  draft: Draft;
  who: string | null;
}
