import { useEffect } from 'react';
import { unsavedWork } from '../../session/unsaved-work.js';

/** While there is work to lose, a session that ends is renewed on the spot and closing the page asks first. */
export function useUnsavedMark(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const unmark = unsavedWork.mark();
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      unmark();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}
