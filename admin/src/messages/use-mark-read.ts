import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { keepRow } from '../data-provider/just-read.js';

/**
 * Marks a submission as read or unread and lets lists and badges know. A list that is on the screen keeps the row where
 * it is, marked anew, until something else is asked of it: what was just read does not vanish under one's eyes.
 */
export function useMarkRead(resource: string): (id: Identifier, lida: boolean) => Promise<void> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  return useCallback(
    async (id, lida) => {
      await dataProvider.markRead(resource, id, lida);
      keepRow(resource, id);
      queryClient.setQueriesData<{ data: RaRecord[] }>({ queryKey: [resource, 'getList'] }, (list) =>
        list === undefined
          ? undefined
          : { ...list, data: list.data.map((row) => (row.id === id ? { ...row, lida } : row)) },
      );
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [resource, 'getList'], refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: ['mensagens', 'getList'], refetchType: 'none' }),
      ]);
    },
    [dataProvider, queryClient, resource],
  );
}
