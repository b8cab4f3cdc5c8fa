import { Box, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { lazyPart } from '../common/lazy-part.js';
import { brand } from '../theme/palette.js';
import { Navigation } from './navigation.js';

const Sheet = lazyPart(() => import('@mui/material/Drawer'), { isFetchedAhead: true });

export function Sidebar({ sidebar }: { readonly sidebar: SidebarState }) {
  const { isMobile, isOpen, close } = sidebar;
  const [isSheetWanted, setSheetWanted] = useState(false);
  if (isMobile && isOpen && !isSheetWanted) setSheetWanted(true);
  if (isMobile) {
    if (!isSheetWanted) return null;
    return (
      <Sheet
        open={isOpen}
        onClose={close}
        slotProps={{
          // Without it the sheet would not slide in the first time, when it is mounted open.
          transition: { appear: true },
          paper: {
            id: 'navegacao',
            sx: { width: '18rem', maxWidth: '90vw', bgcolor: brand.ink.main },
            'aria-label': 'Navegação',
          },
        }}
      >
        <Navigation isCompact={false} onNavigate={close} />
      </Sheet>
    );
  }
  return (
    <Box
      id="navegacao"
      data-state={isOpen ? 'expanded' : 'collapsed'}
      sx={{
        width: isOpen ? '16rem' : '3rem',
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
      <Navigation isCompact={!isOpen} />
    </Box>
  );
}

/** Below 768 px the sidebar is a sheet that slides in. */
const MOBILE = '(max-width: 767.95px)';

export type SidebarState = ReturnType<typeof useSidebar>;

/** The sidebar's state: whether it is expanded, in a cookie that outlives the page, or on a narrow screen whether the sheet is open. */
export function useSidebar() {
  const isMobile = useMediaQuery(MOBILE, { noSsr: true });
  const [isExpanded, setExpanded] = useState(readSidebarCookie);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const toggle = (): void => {
    if (isMobile) return setSheetOpen(!isSheetOpen);
    document.cookie = `${COOKIE_NAME}=${!isExpanded}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
    setExpanded(!isExpanded);
  };
  return { isMobile, isOpen: isMobile ? isSheetOpen : isExpanded, toggle, close: () => setSheetOpen(false) };
}

const COOKIE_NAME = 'sidebar_state';
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** Whether the sidebar was left expanded; it is, until someone collapses it. */
function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE_NAME}=false`);
}
