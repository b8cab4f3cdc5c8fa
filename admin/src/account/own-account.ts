import { useEffect } from 'react';
import type { Conta, User } from '../api-types.js';
import { useRead } from '../common/use-read.js';
import { api } from '../data-provider/api.js';
import { queryClient } from '../query-client.js';
import { shownPapel, storePapel } from '../session/session.js';

export const accountKeys = {
  account: ['conta'],
  sessions: ['conta', 'sessoes'],
  secondStep: ['conta', 'segundo-passo'],
} as const;

export const accountQuery = { queryKey: accountKeys.account, queryFn: () => api.GET('/api/conta') };

/** The role of one's own account, for what is shown; what may be done, the API decides. */
export function usePapel(): User['papel'] | undefined {
  const { data: account, isPending } = useAccount();
  const papel = account?.papel;
  useEffect(() => {
    if (papel !== undefined) storePapel(papel);
  }, [papel]);
  return shownPapel(papel, isPending);
}

/** One's own account as it was when the back office was opened, or when it was last changed here. */
export const useOwnAccount = (): Conta | undefined => useAccount().data;

const useAccount = () => useRead(accountKeys.account, (calls) => calls.GET('/api/conta'), { staleTime: Infinity });

/** Reads one's account before the first screen is shown, because it may say that something else comes first. */
export function readAccountAhead(): Promise<void> {
  return queryClient.prefetchQuery({ ...accountQuery, retry: false });
}
