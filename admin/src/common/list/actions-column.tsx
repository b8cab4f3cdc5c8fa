import Box from '@mui/material/Box';
import { type RaRecord, useDataTableRenderContext } from 'ra-core';
import { DataTable } from 'react-admin';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden.js';

/** Many buttons take a second line rather than the width of the other columns. */
const inLines = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  width: 'max-content',
  maxWidth: { xs: '17rem', xl: 'none' },
  ml: 'auto',
  '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
} as const;

/** The buttons at the end of each row. */
export function ActionsColumn<R extends RaRecord>({ actions }: { readonly actions: (record: R) => ReactNode }) {
  // The menu that hides columns does not offer this one.
  if (useDataTableRenderContext() === 'columnsSelector') return null;
  return (
    <DataTable.Col
      source="acoes"
      label={<span style={visuallyHidden}>Ações</span>}
      disableSort
      render={(record: R) => (
        // A click here, or in a dialog that belongs here, is not a click on the row.
        <Box sx={inLines} onClick={(click) => click.stopPropagation()}>
          {actions(record)}
        </Box>
      )}
    />
  );
}
