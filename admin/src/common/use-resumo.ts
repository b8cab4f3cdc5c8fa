import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Resumo } from '../api-types.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';

export const RESUMO_KEY = ['resumo'] as const;

const REFRESH_MS = 60_000;

/** The summary of the overview, read again every minute so that new messages show by themselves. */
export function useResumo(): UseQueryResult<Resumo> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: RESUMO_KEY,
    queryFn: () => dataProvider.resumo(),
    refetchInterval: REFRESH_MS,
    staleTime: 5_000,
  });
}
