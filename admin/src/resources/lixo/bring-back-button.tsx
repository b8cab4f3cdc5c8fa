import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { NoLixo } from '../../api-types.js';
import { RESUMO_KEY } from '../../common/use-resumo.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

const FAILURE = 'Não foi possível repor. Tente novamente.';

/** Brings a record back to where it was. */
export function BringBackButton({ removed }: { readonly removed: NoLixo }) {
  const { id, titulo, recurso } = removed;
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const bringBack = async (): Promise<void> => {
    setBusy(true);
    try {
      await dataProvider.bringBackRemoved(id);
      notify('app.verbatim', { type: 'success', messageArgs: { text: `«${titulo}» foi reposto.` } });
      await Promise.all(
        [['lixo'], [recurso], RESUMO_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    } catch (error) {
      const text = error instanceof HttpError && error.message !== '' ? error.message : FAILURE;
      notify('app.verbatim', { type: 'error', messageArgs: { text } });
      setBusy(false);
    }
  };
  return (
    <Button
      startIcon={<RestoreIcon />}
      aria-label={`Repor ${titulo}`}
      disabled={isBusy}
      onClick={() => void bringBack()}
    >
      Repor
    </Button>
  );
}
