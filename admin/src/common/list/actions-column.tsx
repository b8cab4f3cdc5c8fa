import Box from '@mui/material/Box';
import { type RaRecord, useDataTableRenderContext } from 'ra-core';
import { DataTable } from 'react-admin';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden.js';

/** The buttons at the end of each row. */
export function ActionsColumn<R extends RaRecord>({ actions }: { readonly actions: (record: R) => ReactNode }) {
  // The menu that hides columns does not offer this one.
  if (useDataTableRenderContext() === 'columnsSelector') return null;
  return (
    <DataTable.Col
      source="acoes"
      label={<span style={visuallyHidden}>Ações</span>}
      disableSort
      sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
      // A click here, or in a dialog that belongs here, is not a click on the row.
      render={(record: R) => <Box onClick={(click) => click.stopPropagation()}>{actions(record)}</Box>}
    />
  );
}
