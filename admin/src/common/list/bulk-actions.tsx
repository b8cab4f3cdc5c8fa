import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useListContext, useNotify } from 'ra-core';
import { BulkDeleteWithConfirmButton, BulkExportButton } from 'react-admin';
import { TO_THE_BIN } from '../history/to-the-bin.js';
import { ERASED_WITH_IT } from '../inbox/erased-with-it.js';
import { useSection } from '../section/section-context.js';
import { RESUMO_KEY } from '../use-resumo.js';
import { BulkBar } from './bulk-bar.js';
import { dropRow } from './just-read.js';

const FAILURE = 'Não foi possível eliminar. Tente novamente.';

const toDelete = (count: number): string =>
  count === 1
    ? 'Tem a certeza de que quer eliminar este registo?'
    : `Tem a certeza de que quer eliminar estes ${count} registos?`;

/** What can be done with the chosen rows of most lists. */
export function BulkActions() {
  const { resource, selectedIds, onUnselectItems } = useListContext();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { hasBin = false, isInbox = false } = useSection();

  const question = toDelete(selectedIds.length);
  const settled = {
    onError: (error: unknown) => {
      const text = error instanceof Error && error.message !== '' ? error.message : FAILURE;
      notify('app.verbatim', { type: 'error', messageArgs: { text } });
      // Some of them may be gone.
      onUnselectItems();
    },
    onSettled: () => {
      for (const id of selectedIds as Identifier[]) dropRow(resource, id);
      void queryClient.invalidateQueries({ queryKey: [resource] });
      void queryClient.invalidateQueries({ queryKey: RESUMO_KEY });
    },
  };
  return (
    <BulkBar>
      <BulkExportButton />
      <BulkDeleteWithConfirmButton
        mutationMode="pessimistic"
        mutationOptions={settled}
        {...(hasBin ? { confirmContent: `${question} ${TO_THE_BIN}` } : {})}
        {...(isInbox ? { confirmContent: `${question} Esta ação não pode ser desfeita. ${ERASED_WITH_IT}` } : {})}
      />
    </BulkBar>
  );
}
