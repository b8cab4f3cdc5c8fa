import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden.js';

const LINES = [1, 2, 3, 4, 5, 6];

/** Grey lines in the place of rows that are on their way. React-admin's come a second late, in a table of empty headers. */
export function UntilLoaded({ children }: { readonly children: ReactNode }) {
  const { isPending } = useListContext();
  if (!isPending) return children;
  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
      <span style={visuallyHidden}>A carregar a lista...</span>
      {LINES.map((line) => (
        <Skeleton key={line} variant="rounded" height={56} />
      ))}
    </Box>
  );
}
