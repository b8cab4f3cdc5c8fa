import { useMediaQuery } from '@mui/material';
import { useState } from 'react';

/** Below 768 px the sidebar is a sheet that slides in. */
const MOBILE = '(max-width: 767.95px)';

export type SidebarState = ReturnType<typeof useSidebar>;

/** The sidebar's state: on a wide screen in a cookie, where it outlives the page; on a narrow one whether the sheet is open. */
export function useSidebar() {
  const isMobile = useMediaQuery(MOBILE, { noSsr: true });
  const [isExpanded, setExpanded] = useState(readSidebarCookie);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const toggle = (): void => {
    if (isMobile) return setSheetOpen(!isSheetOpen);
    document.cookie = `${COOKIE_NAME}=${!isExpanded}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
    setExpanded(!isExpanded);
  };
  return { isMobile, isExpanded, isSheetOpen: isMobile && isSheetOpen, toggle, closeSheet: () => setSheetOpen(false) };
}

const COOKIE_NAME = 'sidebar_state';
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** Whether the sidebar was left expanded; it is, until someone collapses it. */
function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE_NAME}=false`);
}
