import { QueryClient } from '@tanstack/react-query';
import { shouldRetry } from './data-provider/should-retry.js';

const RETRY_MS = 1000;

/** How everything is read. The API may run on this very machine: being offline stops nothing. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, retryDelay: RETRY_MS, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
