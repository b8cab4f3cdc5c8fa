import { useEffect } from 'react';
import { formTexts } from '~/content/forms/texts';

/** Starts the page's title with 'Erro:' while a form has errors, which is the first thing a screen reader says. */
export function useErrorTitle(wrong: boolean) {
  useEffect(() => {
    if (!wrong) return;
    document.title = formTexts.errorTitle + document.title;
    return () => {
      document.title = document.title.replace(formTexts.errorTitle, '');
    };
  }, [wrong]);
}
