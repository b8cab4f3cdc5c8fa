import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this page's JavaScript runs yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
