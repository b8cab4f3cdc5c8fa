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
  const { account, isPending } = useAccount();
  const papel = account?.papel;
  useEffect(() => {
    if (papel !== undefined) storePapel(papel);
  }, [papel]);
  return shownPapel(papel, isPending);
}

/** Tells an account from the empty answer that react-admin gives while it leads to the sign-in after a session. */
export function isAccount(account: Partial<Conta> | undefined): account is Conta {
  return account?.email !== undefined;
}

/** One's own account as it was when the back office was opened, or when it was last changed here. */
export const useOwnAccount = (): Conta | undefined => useAccount().account;

function useAccount() {
  const { data, isPending } = useRead(accountKeys.account, (calls) => calls.GET('/api/conta'), { staleTime: Infinity });
  return { account: isAccount(data) ? data : undefined, isPending };
}

/** Reads one's account before the first screen is shown, because it may say that something else comes first. */
export function readAccountAhead(): Promise<void> {
  return queryClient.prefetchQuery({ ...accountQuery, retry: false });
}
