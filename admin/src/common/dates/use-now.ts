import { useEffect, useState } from 'react';
import { lisbonDay } from './lisbon-time.js';

const MINUTE_MS = 60_000;

/** The present moment, renewed every minute, for what depends on it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** The present day in Lisbon: `2026-06-05`. */
export const useToday = (): string => lisbonDay(useNow().toISOString());
