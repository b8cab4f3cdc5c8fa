import { useNotify } from 'ra-core';
import { useState } from 'react';
import { BANNER_MS } from './timed-state.js';

/** A sentence, or what makes one; nothing is said where it is empty. */
export type Sentence<About> = string | ((about: About) => string);

export const say = <About>(sentence: Sentence<About>, about: About): string =>
  typeof sentence === 'string' ? sentence : sentence(about);

/** Does something and says for a moment how it went. */
export function useAttempt() {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const tell = (type: 'success' | 'error', text: string): void => {
    if (text !== '') notify(text, { type, autoHideDuration: BANNER_MS });
  };

  /** @returns whether it was done */
  const attempt = async <Done>(
    action: () => Promise<Done>,
    success: Sentence<Done>,
    failure: Sentence<unknown>,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      tell('success', say(success, await action()));
      return true;
    } catch (error) {
      tell('error', say(failure, error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, attempt, refuse: (text: string) => tell('error', text) };
}
