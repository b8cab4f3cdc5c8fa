import { accountCalls } from '../data-provider/account-calls.js';
import { queryClient } from '../query-client.js';
import { accountKeys } from './account-keys.js';

/** Reads one's account before the first screen is shown, because it may say that something else comes first. */
export function readAccountAhead(): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey: accountKeys.account,
    queryFn: accountCalls.account,
    retry: false,
  });
}
