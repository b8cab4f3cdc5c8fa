import { useState } from 'react';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import { fieldErrors } from '../data-provider/field-errors.js';
import { sentenceOf } from './sentence-of.js';

/** What came of the last change. */
export interface ChangeState {
  readonly isSending: boolean;
  readonly success: string;
  readonly error: string;
  /** What is wrong with a field, by its name at the API. */
  readonly fields: Readonly<Partial<Record<string, string>>>;
}

const IDLE: ChangeState = { isSending: false, success: '', error: '', fields: {} };

/** One change of the account at a time, with what to say of it. */
export function useChange(run: (action: () => Promise<void>) => Promise<boolean>): {
  readonly state: ChangeState;
  /** Says that something is wrong before anything is sent. */
  readonly refuse: (error: string) => void;
  /** Settles with whether it was done. */
  readonly change: (action: () => Promise<void>, success: string, failure: string) => Promise<boolean | undefined>;
} {
  const [state, setState] = useState(IDLE);
  const send = async (action: () => Promise<void>, success: string, failure: string): Promise<boolean> => {
    setState({ ...IDLE, isSending: true });
    try {
      const isDone = await run(action);
      setState({ ...IDLE, success: isDone ? success : '' });
      return isDone;
    } catch (error) {
      setState({ ...IDLE, error: sentenceOf(error, failure), fields: fieldErrors(error) });
      return false;
    }
  };
  return { state, refuse: (error) => setState({ ...IDLE, error }), change: useOneAtATime(send) };
}
