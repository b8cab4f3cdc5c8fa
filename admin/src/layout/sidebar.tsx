import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { brand } from '../theme/palette.js';
import { Navigation } from './navigation.js';
import type { SidebarState } from './use-sidebar.js';

const WIDTH = '16rem';
const WIDTH_ICONS = '3rem';
const WIDTH_SHEET = '18rem';

/** The navigation: beside the content, reduced to icons, or a sheet that slides in on a phone. */
export function Sidebar({ sidebar }: { readonly sidebar: SidebarState }) {
  const { isMobile, isExpanded, isSheetOpen, closeSheet } = sidebar;
  if (isMobile) {
    return (
      <Drawer
        open={isSheetOpen}
        onClose={closeSheet}
        slotProps={{
          paper: {
            id: 'navegacao',
            sx: { width: WIDTH_SHEET, maxWidth: '90vw', bgcolor: brand.ink.main },
            'aria-label': 'Navegação',
          },
        }}
      >
        <Navigation isCompact={false} onNavigate={closeSheet} />
      </Drawer>
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
