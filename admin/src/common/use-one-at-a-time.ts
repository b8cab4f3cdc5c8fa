import { useCallback, useRef } from 'react';

/**
 * Runs one call at a time. State that says 'sending' is only seen by the next rendering: a second Enter or click in the
 * same tick would send again, and make a second record. Here it is left out.
 */
export function useOneAtATime<A extends readonly unknown[], R>(
  run: (...args: A) => Promise<R>,
): (...args: A) => Promise<R | undefined> {
  const isRunning = useRef(false);
  return useCallback(
    async (...args) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      try {
        return await run(...args);
      } finally {
        isRunning.current = false;
      }
    },
    [run],
  );
}
