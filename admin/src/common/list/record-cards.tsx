import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type RaRecord, RecordContextProvider, useListContext } from 'ra-core';
import { ListNoResults } from 'react-admin';
import type { ReactNode } from 'react';
import { palette } from '../../theme/palette.js';

interface RecordCardsProps<R extends RaRecord> {
  readonly card: (record: R) => ReactNode;
}

const SKELETONS = [1, 2, 3, 4];

/** The list on a phone: one card under the other instead of a table. */
export function RecordCards<R extends RaRecord>({ card }: RecordCardsProps<R>) {
  const { data, isPending } = useListContext<R>();
  if (isPending) {
    return (
      <Box sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} variant="rounded" height={76} />
        ))}
      </Box>
    );
  }
  if (data === undefined || data.length === 0) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <Box component="li" key={record.id} sx={{ p: 1.5, '& + &': { borderTop: `1px solid ${palette.ink.line}` } }}>
          <RecordContextProvider value={record}>{card(record)}</RecordContextProvider>
        </Box>
      ))}
    </Box>
  );
}
