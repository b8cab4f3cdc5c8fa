import { useEffect } from 'react';

function guard(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** Keeps a file that is dropped beside its place from opening over the page, and over all that was typed in it. */
export function useDropGuard() {
  useEffect(() => {
    const events = ['dragover', 'drop'] as const;
    for (const event of events) window.addEventListener(event, guard);
    return () => {
      for (const event of events) window.removeEventListener(event, guard);
    };
  }, []);
}
