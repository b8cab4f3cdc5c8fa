import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Resumo } from '../api-types.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';

const REFRESH_MS = 60_000;

function isWhole(resumo: Partial<Resumo>): resumo is Resumo {
  return resumo.contagens !== undefined;
}

/** The summary of the overview, read again every minute so that new messages show by themselves. */
export function useResumo(): UseQueryResult<Resumo> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: ['resumo'],
    queryFn: async () => {
      const resumo: Partial<Resumo> = await dataProvider.resumo();
      // Where the session has ended, react-admin resolves with nothing in it and leads to the sign-in.
      if (!isWhole(resumo)) throw new Error('A sua sessão terminou. Entre novamente.');
      return resumo;
    },
    refetchInterval: REFRESH_MS,
    staleTime: 5_000,
  });
}
