import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

function close(menus: Iterable<HTMLDetailsElement>) {
  for (const menu of menus) menu.open = false;
}

/** Closes the open menus inside an element on navigation, on Escape and on a click or focus elsewhere. They open without JavaScript. */
export function useMenuDismissal(container: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const keyOfMenus = useRef(key);

  useEffect(() => {
    // A menu that was opened before this code ran stays open.
    if (keyOfMenus.current === key) return;
    keyOfMenus.current = key;
    close(container.current?.querySelectorAll('details') ?? []);
  }, [container, key]);

  useEffect(() => {
    const open = () => [...(container.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
    const onKey = (event: KeyboardEvent) => {
      const [menu] = open();
      if (event.key !== 'Escape' || !menu) return;
      close(open());
      menu.querySelector('summary')?.focus();
    };
    const onElsewhere = (event: Event) => {
      const { target } = event;
      // Only whole menus: closing a group of the accordion here would move what is about to be clicked.
      const menus = open().filter((menu) => !menu.parentElement?.closest('details'));
      if (target instanceof Node) close(menus.filter((menu) => !menu.contains(target)));
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [container]);
}
