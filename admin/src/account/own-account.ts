import { useEffect } from 'react';
import type { User } from '../api-types.js';
import { useRead } from '../common/use-read.js';
import { accountKeys } from '../query-client.js';
import { shownPapel, storePapel } from '../session/session.js';

/** The role of one's own account, for what is shown; what may be done, the API decides. */
export function usePapel(): User['papel'] | undefined {
  const { data: account, isPending } = useOwnAccount();
  const papel = account?.papel;
  useEffect(() => {
    if (papel !== undefined) storePapel(papel);
  }, [papel]);
  return shownPapel(papel, isPending);
}

/** One's own account as it was when the back office was opened, or when it was last changed here. */
export const useOwnAccount = () =>
  useRead(accountKeys.account, (calls) => calls.GET('/api/conta'), { staleTime: Infinity });
