import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import type { Conta, User } from '../api-types.js';
import { calls } from '../data-provider/calls.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { queryClient } from '../query-client.js';
import { shownPapel, storePapel } from '../session/session.js';

export const accountKeys = {
  account: ['conta'],
  sessions: ['conta', 'sessoes'],
  secondStep: ['conta', 'segundo-passo'],
} as const;

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
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: accountKeys.account,
    queryFn: () => dataProvider.account(),
    staleTime: Infinity,
  });
  return { account: isAccount(data) ? data : undefined, isPending };
}

/** Reads one's account before the first screen is shown, because it may say that something else comes first. */
export function readAccountAhead(): Promise<void> {
  return queryClient.prefetchQuery({ queryKey: accountKeys.account, queryFn: calls.account, retry: false });
}
