import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { BulkActionsToolbar } from 'react-admin';
import type { ReactNode } from 'react';

/** React-admin lays the bar over the filters; here it has a place of its own. */
const inPlace = { '&& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', px: 1.5 } };

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
