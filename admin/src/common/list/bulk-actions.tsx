import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify } from 'ra-core';
import { BulkActionsToolbar, BulkDeleteWithConfirmButton, BulkExportButton } from 'react-admin';
import { TO_THE_BIN } from '../history/to-the-bin.js';
import { ERASED_WITH_IT } from '../inbox/erased-with-it.js';
import { useSection } from '../section/section-context.js';
import { RESUMO_KEY } from '../use-resumo.js';

const FAILURE = 'Não foi possível eliminar. Tente novamente.';

/** React-admin lays the bar over the filters; here it has a place of its own. */
const inPlace = { '&& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', px: 1.5 } };

const toDelete = (count: number): string =>
  count === 1
    ? 'Tem a certeza de que quer eliminar este registo?'
    : `Tem a certeza de que quer eliminar estes ${count} registos?`;

/** What can be done with the chosen rows; not there, and not in the keyboard's way, while none is chosen. */
export function BulkActions() {
  const { resource, selectedIds, onUnselectItems } = useListContext();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { hasBin = false, isInbox = false } = useSection();
  if (selectedIds.length === 0) return null;

  const question = toDelete(selectedIds.length);
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
        <BulkDeleteWithConfirmButton
          mutationMode="pessimistic"
          mutationOptions={settled}
          {...(hasBin ? { confirmContent: `${question} ${TO_THE_BIN}` } : {})}
          {...(isInbox ? { confirmContent: `${question} Esta ação não pode ser desfeita. ${ERASED_WITH_IT}` } : {})}
        />
      </BulkActionsToolbar>
    </Box>
  );
}
