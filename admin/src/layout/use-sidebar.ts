import { useMediaQuery } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';

/** Below 768 px the sidebar is a sheet that slides in. */
const MOBILE = '(max-width: 767.95px)';

export interface SidebarState {
  readonly isMobile: boolean;
  /** Wide screens: expanded or reduced to icons. */
  readonly isExpanded: boolean;
  /** Narrow screens: the sheet is open. */
  readonly isSheetOpen: boolean;
  readonly toggle: () => void;
  readonly closeSheet: () => void;
}

/** Keeps the sidebar's state, in a cookie where it outlives the page, and listens to Ctrl/Cmd+B. */
export function useSidebar(): SidebarState {
  const isMobile = useMediaQuery(MOBILE, { noSsr: true });
  const [isExpanded, setExpanded] = useState(readSidebarCookie);
  const [isSheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) {
      setSheetOpen((isOpen) => !isOpen);
      return;
    }
    writeSidebarCookie(!isExpanded);
    setExpanded(!isExpanded);
  }, [isMobile, isExpanded]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  const closeSheet = useCallback(() => setSheetOpen(false), []);
  return { isMobile, isExpanded, isSheetOpen: isMobile && isSheetOpen, toggle, closeSheet };
}

const COOKIE_NAME = 'sidebar_state';

const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** Whether the sidebar was left expanded; it is, until someone collapses it. */
function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE_NAME}=false`);
}

function writeSidebarCookie(isExpanded: boolean): void {
  document.cookie = `${COOKIE_NAME}=${isExpanded}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
}
