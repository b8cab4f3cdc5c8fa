import { useEffect, useRef } from 'react';

/**
 * Keeps the focus where reading goes on when a list shows more or fewer of its items, as the button that was pressed
 * may be gone: on the first link that came, or on the last that stayed.
 */
export function useListFocus<T extends HTMLElement>(shown: number) {
  const list = useRef<T>(null);
  const before = useRef(shown);

  useEffect(() => {
    const links = list.current?.querySelectorAll('a');
    if (shown > before.current) links?.[before.current]?.focus();
    else if (shown < before.current) links?.[links.length - 1]?.focus();
    before.current = shown;
  }, [shown]);

  return list;
}
