import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../confirm-dialog.js';
import { useUnsavedMark } from './use-unsaved-mark.js';

/** Asks before unsaved work is left, by a link, by the back button or by closing the page. */
export function UnsavedGuard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnsavedMark(isUnsaved);
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
