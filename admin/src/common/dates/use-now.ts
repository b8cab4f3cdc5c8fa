import { useEffect, useState } from 'react';
import { lisbonDay } from './lisbon-time.js';

/** The present moment, renewed every minute, for what depends on it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), 60_000);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** The present day in Lisbon: `2026-06-05`. */
export const useToday = (): string => lisbonDay(useNow().toISOString());
