import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';

/** The summary of the overview, read again every minute so that new messages show by themselves. */
export function useResumo() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: ['resumo'],
    queryFn: async () => {
      const resumo = await dataProvider.resumo();
      // Where the session has ended, react-admin resolves with nothing in it and leads to the sign-in.
      if (resumo.contagens === undefined) throw new Error('A sua sessão terminou. Entre novamente.');
      return resumo;
    },
    refetchInterval: 60_000,
    staleTime: 5_000,
  });
}
