import { QueryClient } from '@tanstack/react-query';
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
