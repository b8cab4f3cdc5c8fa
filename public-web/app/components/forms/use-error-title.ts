import { useEffect } from 'react';
import { formTexts } from '~/content/forms/texts';

const PREFIX = formTexts.errorTitle;

/** Starts the page's title with 'Erro:' while a form has errors, which is the first thing a screen reader says. */
export function useErrorTitle(wrong: boolean) {
  useEffect(() => {
    // The page's other form may have said it already.
    if (!wrong || document.title.startsWith(PREFIX)) return;
    document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [wrong]);
}
