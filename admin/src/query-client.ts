import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { HttpError } from 'ra-core';

const RETRY_MS = 1000;

/** Repeats a call once if the API could not be reached. An error that the API answered is shown at once. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureCount === 0 && error instanceof HttpError && error.status === 0;
}

/** How everything is read. The API may run on this very machine: being offline stops nothing. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, retryDelay: RETRY_MS, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** The keys under which one's own account is kept. */
export const accountKeys = {
  account: ['conta'],
  sessions: ['conta', 'sessoes'],
  secondStep: ['conta', 'segundo-passo'],
} as const;

/**
 * Has what a change makes stale read again before the change settles: then no screen shows what is no longer so. One that
 * the API refuses is followed by the same, because what made it refuse is not on the screen yet.
 * @param stale the beginnings of the keys
 */
export async function changing<R>(stale: readonly QueryKey[], change: Promise<R>): Promise<R> {
  let isAnswered = true;
  try {
    return await change;
  } catch (error) {
    isAnswered = error instanceof HttpError && error.status !== 0 && error.status !== 401;
    throw error;
  } finally {
    if (isAnswered) await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }
}
