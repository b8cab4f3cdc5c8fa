import { useState } from 'react';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import { fieldErrors } from '../data-provider/field-errors.js';
import { asksForPassword } from '../data-provider/recent-password.js';
import { sentenceOf } from './sentence-of.js';

export interface ChangeState {
  readonly isSending: boolean;
  readonly success: string;
  readonly error: string;
  /** The problem with each field, by the field's name at the API. */
  readonly fields: Readonly<Partial<Record<string, string>>>;
}

const IDLE: ChangeState = { isSending: false, success: '', error: '', fields: {} };

/** Makes one change at a time and tells how it went, but nothing where the password was asked for and not given. */
export function useChange(): {
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
      await action();
      setState({ ...IDLE, success });
      return true;
    } catch (error) {
      if (asksForPassword(error)) setState(IDLE);
      else setState({ ...IDLE, error: sentenceOf(error, failure), fields: fieldErrors(error) });
      return false;
    }
  };
  return { state, refuse: (error) => setState({ ...IDLE, error }), change: useOneAtATime(send) };
}
