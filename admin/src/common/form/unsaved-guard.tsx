import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { unsavedWork } from '../../session/unsaved-work.js';
import { ConfirmDialog } from '../confirm-dialog.js';

/**
 * Asks before unsaved work is left, by any link, button or closing.
 * @param isUnsaved whether there is some; 'anywhere' asks whether any form of the page has marked some
 */
export function UnsavedGuard({ isUnsaved }: { readonly isUnsaved: boolean | 'anywhere' }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isUnsaved === 'anywhere' ? unsavedWork.isThere() : isUnsaved) &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useUnsavedMark(isUnsaved === true);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Sair sem guardar?"
      confirm={{ label: 'Sair sem guardar', busyLabel: 'A sair...' }}
      cancelLabel="Continuar a editar"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      Há alterações por guardar. Se sair agora, perdem-se.
    </ConfirmDialog>
  );
}

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
