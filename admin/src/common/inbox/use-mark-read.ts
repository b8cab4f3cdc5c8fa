import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { RESUMO_KEY } from '../use-resumo.js';

/** Marks a submission as read or unread and lets lists and badges know. */
export function useMarkRead(resource: string): (id: Identifier, lida: boolean) => Promise<void> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  return useCallback(
    async (id, lida) => {
      await dataProvider.markRead(resource, id, lida);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [resource] }),
        queryClient.invalidateQueries({ queryKey: RESUMO_KEY }),
      ]);
    },
    [dataProvider, queryClient, resource],
  );
}
