const NAME = 'sidebar_state';
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** Whether the sidebar was left expanded; it is, until someone collapses it. */
export function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${NAME}=false`);
}

/** Remembers the sidebar's state for 7 days. */
export function writeSidebarCookie(isExpanded: boolean): void {
  document.cookie = `${NAME}=${isExpanded}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
}
