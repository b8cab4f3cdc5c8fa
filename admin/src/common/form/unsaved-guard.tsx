import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { unsavedWork } from '../../session/unsaved-work.js';
import { ConfirmDialog } from '../confirm-dialog.js';

/** Asks before a form with unsaved changes is left, by a link, by the back button or by closing the page. */
export function UnsavedGuard({ isSaved }: { readonly isSaved: boolean }) {
  const { dirtyFields } = useFormState();
  const isUnsaved = !isSaved && Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

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
