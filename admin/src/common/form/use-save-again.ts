import { HttpError } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { unsavedWork } from '../../session/unsaved-work.js';

const AGAIN_MS = 5_000;

/**
 * Has a save that failed done again by itself: once the person has signed in again, or a while after the server could not
 * be reached. Not where another is asked for, or its form is left, before.
 * @returns how that is asked for, and how it is given up
 */
export function useSaveAgain() {
  const giveUp = useRef<() => void>(undefined);

  const forget = useCallback(() => {
    giveUp.current?.();
    giveUp.current = undefined;
  }, []);

  const saveAgain = useCallback((error: unknown, save: () => void): void => {
    if (!(error instanceof HttpError)) return;
    if (error.status === 401) giveUp.current = unsavedWork.whenRenewed(save);
    if (error.status !== 0) return;
    const timer = window.setTimeout(save, AGAIN_MS);
    giveUp.current = () => window.clearTimeout(timer);
  }, []);

  useEffect(() => forget, [forget]);
  return { saveAgain, forget };
}
