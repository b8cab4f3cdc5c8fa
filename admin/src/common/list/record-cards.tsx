import Box from '@mui/material/Box';
import { type RaRecord, RecordContextProvider, useListContext } from 'ra-core';
import { ListNoResults } from 'react-admin';
import type { ReactNode } from 'react';
import { palette } from '../../theme/palette.js';
import type { Order } from './orders.js';
import { PageCheckbox } from './page-checkbox.js';
import { RowCheckbox } from './row-checkbox.js';
import type { RowSelection } from './row-selection.js';
import { SortSelect } from './sort-select.js';

interface RecordCardsProps<R extends RaRecord> extends RowSelection<R> {
  readonly orders: readonly Order[];
  readonly card: (record: R) => ReactNode;
  readonly bulkActions: ReactNode;
}

const LINE = `1px solid ${palette.ink.line}`;

/** The list on a phone: one card under the other instead of a table, with its own way to sort and to choose. */
export function RecordCards<R extends RaRecord>({ orders, card, bulkActions, ...selection }: RecordCardsProps<R>) {
  const { data } = useListContext<R>();
  if (data === undefined || data.length === 0) return <ListNoResults />;
  return (
    <>
      {bulkActions}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 0.5,
          py: 1.25,
          px: bulkActions ? 0.5 : 1.5,
          bgcolor: palette.paper.deep,
          borderBottom: LINE,
        }}
      >
        {bulkActions && (
          <Box sx={{ mr: 'auto' }}>
            <PageCheckbox {...selection} />
          </Box>
        )}
        <SortSelect orders={orders} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{ display: 'flex', py: 1.5, pr: 1.5, pl: bulkActions ? 0.5 : 1.5, '& + &': { borderTop: LINE } }}
          >
            <RecordContextProvider value={record}>
              {bulkActions && (
                <Box sx={{ mt: -1 }}>
                  <RowCheckbox record={record} {...selection} />
                </Box>
              )}
              <Box sx={{ flex: 1, minWidth: 0 }}>{card(record)}</Box>
            </RecordContextProvider>
          </Box>
        ))}
      </Box>
    </>
  );
}
