import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

export const PAGES_KEY = ['paginas'] as const;

/** Reads when each of the site's pages was changed, and by whom. */
export function usePages() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({ queryKey: PAGES_KEY, queryFn: () => dataProvider.pages() });
}
