import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import type { User } from '../api-types.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { storedPapel, storePapel } from '../session/session.js';
import { accountKeys } from './account-keys.js';
import { isAccount } from './is-account.js';

/**
 * The role of one's own account, for what is shown; what may be done, the API decides. Until it is known there is
 * none, or what the session was last seen with.
 * Where it could not be read everything is offered: each screen then says itself what it could not read.
 */
export function usePapel(): User['papel'] | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: accountKeys.account,
    queryFn: () => dataProvider.account(),
    staleTime: Infinity,
  });
  const papel = isAccount(data) ? data.papel : undefined;
  useEffect(() => {
    if (papel !== undefined) storePapel(papel);
  }, [papel]);
  return papel ?? (isPending ? storedPapel() : 'administracao');
}
