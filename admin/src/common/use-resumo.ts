import { useRead } from './use-read.js';

/** The summary of the overview, read again every minute so that new messages show by themselves. */
export const useResumo = () =>
  useRead(['resumo'], (calls) => calls.GET('/api/resumo'), { refetchInterval: 60_000, staleTime: 5_000 });
