import { useRef } from 'react';

/** Runs one call at a time: a second click in the tick before 'sending' is drawn would make a second record. */
export function useOneAtATime<A extends readonly unknown[], R>(
  run: (...args: A) => Promise<R>,
): (...args: A) => Promise<R | undefined> {
  const isRunning = useRef(false);
  return async (...args) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await run(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
