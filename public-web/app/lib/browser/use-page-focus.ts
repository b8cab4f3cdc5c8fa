import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the new page's heading after a navigation, so that it is read and the keyboard starts there. */
export function usePageFocus() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusOn(document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1'));
  }, [pathname, hash]);
}

function focusOn(target: HTMLElement | null) {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
