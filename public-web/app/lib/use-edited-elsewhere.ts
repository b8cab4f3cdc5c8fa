import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isOfPath } from './is-of-path';
import { useRootData } from './root-data';

/**
 * A document brings what people changed of the words of its own page. Who gets to another whose words are changed
 * without loading a document, by a form that leads on, loads it then.
 */
export function useEditedElsewhere() {
  const { editedElsewhere = [] } = useRootData();
  const { pathname } = useLocation();
  const isMissing = isOfPath(pathname, editedElsewhere);
  useEffect(() => {
    if (isMissing) window.location.reload();
  }, [isMissing]);
}
