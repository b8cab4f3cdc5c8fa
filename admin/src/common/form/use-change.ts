import { useState } from 'react';
import { useOneAtATime } from '../use-one-at-a-time.js';
import { fieldErrors, sentenceOf } from '../../data-provider/field-errors.js';
import { asksForPassword } from '../../data-provider/recent-password.js';

export interface ChangeState {
  readonly isSending: boolean;
  readonly isDone: boolean;
  readonly success: string;
  readonly error: string;
  /** The problem with each field, by the field's name at the API. */
  readonly fields: Readonly<Partial<Record<string, string>>>;
}

export const IDLE: ChangeState = { isSending: false, isDone: false, success: '', error: '', fields: {} };

/** Makes one change at a time and tells how it went, but nothing where the password was asked for and not given. */
export function useChange() {
  const [state, setState] = useState(IDLE);
  const change = useOneAtATime(async (action: () => Promise<unknown>, success: string, failure: string) => {
    setState({ ...IDLE, isSending: true });
    try {
      await action();
      setState({ ...IDLE, isDone: true, success });
      return true;
    } catch (error) {
      if (asksForPassword(error)) setState(IDLE);
      else setState({ ...IDLE, error: sentenceOf(error, failure), fields: fieldErrors(error) });
      return false;
    }
  });
  /** Says that something is wrong before anything is sent. */
  const refuse = (error: string, fields: ChangeState['fields'] = {}): void => setState({ ...IDLE, error, fields });
  return { state, refuse, change };
}
