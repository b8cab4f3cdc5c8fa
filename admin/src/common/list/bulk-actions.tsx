import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify } from 'ra-core';
import { BulkActionsToolbar, BulkDeleteWithConfirmButton, BulkExportButton } from 'react-admin';
import { RESUMO_KEY } from '../use-resumo.js';

const FAILURE = 'Não foi possível eliminar. Tente novamente.';

/** React-admin lays the bar over the filters; here it has a place of its own. */
const inPlace = { '&& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', px: 1.5 } };

/** What can be done with the chosen rows; not there, and not in the keyboard's way, while none is chosen. */
export function BulkActions() {
  const { resource, selectedIds, onUnselectItems } = useListContext();
  const queryClient = useQueryClient();
  const notify = useNotify();
  if (selectedIds.length === 0) return null;

  const settled = {
    onError: (error: unknown) => {
      const text = error instanceof Error && error.message !== '' ? error.message : FAILURE;
      notify('app.verbatim', { type: 'error', messageArgs: { text } });
      // Some of them may be gone.
      onUnselectItems();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [resource] });
      void queryClient.invalidateQueries({ queryKey: RESUMO_KEY });
    },
  };
  return (
    <Box sx={inPlace}>
      <BulkActionsToolbar>
        <BulkExportButton />
        <BulkDeleteWithConfirmButton mutationMode="pessimistic" mutationOptions={settled} />
      </BulkActionsToolbar>
    </Box>
  );
}
