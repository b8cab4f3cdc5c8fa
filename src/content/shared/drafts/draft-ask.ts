import type { RecordState } from '../history/record-state.js';
import type { Draft } from './draft.entity.js';

/** The changes that a draft can ask for. */
export interface DraftAsk {
  /** The contents, as the record's own POST and PUT take them; without them, the contents stay as they are. */
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
