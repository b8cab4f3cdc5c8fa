import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

/** Reads when each of the site's pages was changed, and by whom. */
export function usePages() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({ queryKey: ['paginas'], queryFn: () => dataProvider.pages() });
}
