import { useNotify } from 'ra-core';
import { useState } from 'react';
import { BANNER_MS } from './timed-state.js';

/** The sentence for something that failed, or what makes one of the error. */
type Failure = string | ((error: unknown) => string);

/** Does something and says for a moment how it went. */
export function useAttempt() {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const tell = (type: 'success' | 'error', text: string): void =>
    notify('app.verbatim', { type, autoHideDuration: BANNER_MS, messageArgs: { text } });

  /** @param success nothing is said where it is empty @returns whether it was done */
  const attempt = async (action: () => Promise<unknown>, success: string, failure: Failure): Promise<boolean> => {
    setBusy(true);
    try {
      await action();
      if (success !== '') tell('success', success);
      return true;
    } catch (error) {
      tell('error', typeof failure === 'string' ? failure : failure(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, attempt };
}
