import { Box } from '@mui/material';
import { useState } from 'react';
import { lazyPart, useFetchAhead } from '../common/lazy-part.js';
import { brand } from '../theme/palette.js';
import { Navigation } from './navigation.js';
import type { SidebarState } from './use-sidebar.js';

const Sheet = lazyPart(() => import('@mui/material/Drawer'));

const WIDTH = '16rem';
const WIDTH_ICONS = '3rem';
const WIDTH_SHEET = '18rem';

export function Sidebar({ sidebar }: { readonly sidebar: SidebarState }) {
  const { isMobile, isExpanded, isSheetOpen, closeSheet } = sidebar;
  const [isSheetWanted, setSheetWanted] = useState(false);
  useFetchAhead(Sheet.preload);
  if (isSheetOpen && !isSheetWanted) setSheetWanted(true);
  if (isMobile) {
    if (!isSheetWanted) return null;
    return (
      <Sheet
        open={isSheetOpen}
        onClose={closeSheet}
        slotProps={{
          // Without it the sheet would not slide in the first time, when it is mounted open.
          transition: { appear: true },
          paper: {
            id: 'navegacao',
            sx: { width: WIDTH_SHEET, maxWidth: '90vw', bgcolor: brand.ink.main },
            'aria-label': 'Navegação',
          },
        }}
      >
        <Navigation isCompact={false} onNavigate={closeSheet} />
      </Sheet>
    );
  }
  return (
    <Box
      id="navegacao"
      data-state={isExpanded ? 'expanded' : 'collapsed'}
      sx={{
        width: isExpanded ? WIDTH : WIDTH_ICONS,
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        height: '100vh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: brand.ink.main,
        transition: 'width 160ms ease',
        '@media print': { display: 'none' },
      }}
    >
      <Navigation isCompact={!isExpanded} />
    </Box>
  );
}
