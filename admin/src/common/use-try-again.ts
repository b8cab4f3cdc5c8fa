import { HttpError } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { unsavedWork } from '../session/unsaved-work.js';

const AGAIN_MS = 5_000;

export function isTriedAgain(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 0);
}

/**
 * Has what failed done again by itself, once the person has signed in again or a while after the server could not be
 * reached; not where another is asked for, or its form is left, before.
 */
export function useTryAgain() {
  const giveUp = useRef<() => void>(undefined);

  const forget = useCallback(() => {
    giveUp.current?.();
    giveUp.current = undefined;
  }, []);

  const tryAgain = (error: unknown, act: () => void): void => {
    if (!(error instanceof HttpError)) return;
    if (error.status === 401) giveUp.current = unsavedWork.renewal.whenGiven(act);
    if (error.status !== 0) return;
    const timer = window.setTimeout(act, AGAIN_MS);
    giveUp.current = () => window.clearTimeout(timer);
  };

  useEffect(() => forget, [forget]);
  return { tryAgain, forget };
}
