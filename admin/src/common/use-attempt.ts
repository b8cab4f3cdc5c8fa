import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { asksForPassword } from '../data-provider/recent-password.js';
import { BANNER_MS } from './timed-state.js';
import { useCalls } from './use-read.js';

/** A sentence, or what makes one; nothing is said where it is empty. */
export type Sentence<About> = string | ((about: About) => string);

export const say = <About>(sentence: Sentence<About>, about: About): string =>
  typeof sentence === 'string' ? sentence : sentence(about);

/** Does something and says for a moment how it went, but nothing where the password was asked for and not given. */
export function useAttempt() {
  const calls = useCalls();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const tell = (type: 'success' | 'error', text: string): void => {
    if (text !== '') notify(text, { type, autoHideDuration: BANNER_MS });
  };

  /** @returns whether it was done */
  const attempt = async <Done>(
    action: (calls: AdminDataProvider) => Promise<Done>,
    success: Sentence<Done>,
    failure: Sentence<unknown>,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      tell('success', say(success, await action(calls)));
      return true;
    } catch (error) {
      if (!asksForPassword(error)) tell('error', say(failure, error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, attempt, refuse: (text: string) => tell('error', text) };
}
