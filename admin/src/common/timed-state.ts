import { useEffect, useState } from 'react';

export const BANNER_MS = 3000;

/** Holds a value that becomes null again after {@link BANNER_MS}. */
export function useExpiringState<T>(): readonly [T | null, (value: T | null) => void] {
  // the box lets the same value, set again, start its time anew
  const [shown, setShown] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = window.setTimeout(() => setShown(null), BANNER_MS);
    return () => window.clearTimeout(timer);
  }, [shown]);
  return [shown?.value ?? null, (value) => setShown(value === null ? null : { value })];
}
