import { useCheckAuth } from 'ra-core';
import { useEffect } from 'react';
import { storedToken, tokenExpiry } from './session.js';

const CHECK_EVERY_MS = 15_000;

function msUntilExpiry(): number {
  const token = storedToken();
  const expiry = token === null ? null : tokenExpiry(token);
  return expiry === null ? 0 : expiry * 1000 - Date.now();
}

/** Ends the session at the second its token expires, also when nothing is clicked or the computer slept. */
export function useSessionClock(): void {
  const checkAuth = useCheckAuth();
  useEffect(() => {
    let timer: number;
    const tick = (): void => {
      checkAuth().then(schedule, schedule);
    };
    const schedule = (): void => {
      const left = msUntilExpiry();
      timer = window.setTimeout(tick, left > 0 ? Math.min(left + 250, CHECK_EVERY_MS) : CHECK_EVERY_MS);
    };
    schedule();
    return () => window.clearTimeout(timer);
  }, [checkAuth]);
}
