import { HttpError } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { unsavedWork } from '../session/unsaved-work.js';

const AGAIN_MS = 5_000;

export function isTriedAgain(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 0);
}

/**
 * Has what failed done again by itself, once the person has signed in again or a while after the server could not be
 * reached; not where another is asked for, or its form is left, before (docs/decisions/0053).
 */
export function useTryAgain() {
  const waiting = useRef<{ readonly stop: () => void; readonly sentence: string }>(undefined);

  /** Drops what waits. @returns what was to be said of that; undefined where nothing waits */
  const forget = useCallback((): string | undefined => {
    const { stop, sentence } = waiting.current ?? {};
    stop?.();
    waiting.current = undefined;
    return sentence;
  }, []);

  const tryAgain = (error: unknown, act: () => void, sentence = ''): void => {
    if (!(error instanceof HttpError)) return;
    if (error.status === 401) waiting.current = { stop: unsavedWork.renewal.whenGiven(act), sentence };
    if (error.status !== 0) return;
    const timer = window.setTimeout(act, AGAIN_MS);
    waiting.current = { stop: () => window.clearTimeout(timer), sentence };
  };

  useEffect(() => () => void forget(), [forget]);
  return { tryAgain, forget };
}
