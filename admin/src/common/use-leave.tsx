import { type ReactNode, useState } from 'react';
import { useSubmit } from 'react-router';
import { personalStore } from '../session/personal-store.js';
import { LEAVE_PATH } from '../session/sign-out.js';
import { lazyPart, useFetchAhead } from './lazy-part.js';

/** How the answers that were not sent are called in the person's store, each with its message's number behind it. */
export const UNSENT = 'resposta.';

const LeaveQuestion = lazyPart(async () => ({ default: (await import('./form/unsaved-guard.js')).LeaveQuestion }));

/**
 * Returns the call that leads to signing out, and the question that it asks where an answer that was not sent would go
 * with the session. A screen with unsaved work asks by itself, as before any other way out of it.
 */
export function useLeave(): { readonly leave: () => void; readonly question: ReactNode } {
  const submit = useSubmit();
  const [isAsked, setAsked] = useState(false);
  useFetchAhead(LeaveQuestion.preload);
  const signOut = (): void => {
    setAsked(false);
    void submit(null, { method: 'post', action: LEAVE_PATH });
  };
  return {
    leave: () => (personalStore.has(UNSENT) ? setAsked(true) : signOut()),
    question: isAsked && (
      <LeaveQuestion isOpen onConfirm={signOut} onCancel={() => setAsked(false)}>
        Há uma resposta que não enviou nem guardou. Se sair agora, perde-se.
      </LeaveQuestion>
    ),
  };
}
