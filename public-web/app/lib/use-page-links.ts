import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOfPath } from './is-of-path';
import { useRootData } from './root-data';

/** Follows every `PageLink` without loading a new document; what asks for another tab or window is the browser's. */
export function usePageLinks() {
  const navigate = useNavigate();
  const { editedElsewhere } = useRootData();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, altKey, shiftKey } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null;
      if (!link || event.defaultPrevented || button !== 0 || metaKey || ctrlKey || altKey || shiftKey) return;
      const { pathname, search, hash, href } = link;
      // its words come with its document
      if (isOfPath(pathname, editedElsewhere ?? [])) return;
      event.preventDefault();
      // the same address again is no step that 'back' would undo
      void navigate({ pathname, search, hash }, { replace: href === window.location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, editedElsewhere]);
}
