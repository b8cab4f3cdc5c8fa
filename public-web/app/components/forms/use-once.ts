import { useEffect, useRef } from 'react';

/** Runs when the component begins to work in the page; what a person did to its markup before is found there. */
export function useOnce(act: () => void) {
  const latest = useRef(act);
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    latest.current();
  }, []);
}
