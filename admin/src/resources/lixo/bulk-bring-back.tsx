import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import type { NoLixo } from '../../api-types.js';
import { BulkBar } from '../../common/list/bulk-bar.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

/** Brings the chosen records back, one by one; one that is refused does not keep the others. */
export function BulkBringBack() {
  const { selectedIds, onUnselectItems } = useListContext<NoLixo>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const bringBack = async (): Promise<void> => {
    setBusy(true);
    const refusals: string[] = [];
    for (const id of selectedIds) {
      try {
        await dataProvider.bringBackRemoved(id);
      } catch (error) {
        refusals.push(error instanceof HttpError ? error.message : '');
      }
    }
    const count = selectedIds.length;
    const [first] = refusals;
    const text =
      first === undefined
        ? count === 1
          ? 'Foi reposto 1 registo.'
          : `Foram repostos ${count} registos.`
        : `Ficaram por repor ${refusals.length} de ${count}. ${first}`.trim();
    notify('app.verbatim', { type: first === undefined ? 'success' : 'error', messageArgs: { text } });
    setBusy(false);
    onUnselectItems();
    await queryClient.invalidateQueries();
  };
  return (
    <BulkBar>
      <Button size="small" startIcon={<RestoreIcon />} disabled={isBusy} onClick={() => void bringBack()}>
        {isBusy ? 'A repor...' : 'Repor'}
      </Button>
    </BulkBar>
  );
}
