import { Box } from '@mui/material';
import { type Identifier, type RaRecord, useDataProvider, useListContext, useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, BulkDeleteWithConfirmButton } from 'react-admin';
import { standingOf } from '../../publishing/situation.js';
import { sentenceOf } from '../../data-provider/field-errors.js';
import { ERASED_WITH_IT, TO_THE_BIN } from '../delete-button.js';
import { useSection } from '../section/section-context.js';
import { ExportButton } from './list-actions.js';

const FAILURE = 'Não foi possível eliminar. Tente novamente.';

const toDelete = (count: number): string =>
  count === 1
    ? 'Tem a certeza de que quer eliminar este registo?'
    : `Tem a certeza de que quer eliminar estes ${count} registos?`;

/** Exports the rows that were chosen, on whatever page they are. */
export function ExportChosen() {
  const { resource, selectedIds } = useListContext();
  const meta = standingOf(useSection());
  const dataProvider = useDataProvider();
  const rows = async () =>
    (await dataProvider.getMany<RaRecord>(resource, { ids: selectedIds as Identifier[], meta })).data;
  return <ExportButton size="small" rows={rows} words="as que escolheu" />;
}

export function BulkActions() {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const { hasBin = false, isInbox = false } = useSection();
  const effect = hasBin ? TO_THE_BIN : isInbox && `Esta ação não pode ser desfeita. ${ERASED_WITH_IT}`;
  const settled = {
    onError: (error: unknown) => {
      notify(sentenceOf(error, FAILURE), { type: 'error' });
      // Some of them may be gone.
      onUnselectItems();
    },
  };
  return (
    <>
      <ExportChosen />
      <BulkDeleteWithConfirmButton
        mutationMode="pessimistic"
        mutationOptions={settled}
        {...(effect && { confirmContent: `${toDelete(selectedIds.length)} ${effect}` })}
      />
    </>
  );
}

/** React-admin lays the bar over the filters; here it has a place of its own. */
const inPlace = {
  '&& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    px: 1.5,
    height: 'auto',
    flexWrap: 'wrap',
  },
  '&& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', height: 'auto' },
};

/** The bar over the chosen rows; not there, and not in the keyboard's way, while none is chosen. */
export function BulkBar({ children }: { readonly children: ReactNode }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Box sx={inPlace}>
      <BulkActionsToolbar>{children}</BulkActionsToolbar>
    </Box>
  );
}
