import { useBlocker } from 'react-router';
import { unsavedWork, useUnsavedMark } from '../../session/unsaved-work.js';
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
