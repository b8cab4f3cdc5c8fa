import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Conta } from '../api-types.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { accountKeys } from './account-keys.js';
import { isAccount } from './is-account.js';

/** One's own account as it was when the back office was opened, or when it was last changed here. */
export function useOwnAccount(): Conta | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({
    queryKey: accountKeys.account,
    queryFn: () => dataProvider.account(),
    staleTime: Infinity,
  });
  return isAccount(data) ? data : undefined;
}
