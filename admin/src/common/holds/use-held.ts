import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

export const HELD_KEY = ['retidos'];

/** The records that nothing erases for a time. */
export function useHeld() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({ queryKey: HELD_KEY, queryFn: () => dataProvider.heldRecords() });
}
