import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { User } from '../api-types.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { accountKeys } from './account-keys.js';
import { isAccount } from './is-account.js';

/**
 * The role of one's own account, for what is shown; what may be done, the API decides. Until it is known there is none.
 * Where it could not be read everything is offered: each screen then says itself what it could not read.
 */
export function usePapel(): User['papel'] | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: accountKeys.account,
    queryFn: () => dataProvider.account(),
    staleTime: Infinity,
  });
  if (isPending) return undefined;
  return isAccount(data) ? data.papel : 'administracao';
}
