import { useState } from 'react';
import { useBlocker } from 'react-router';
import { LEAVE_PATH, unsavedWork, useUnsavedMark } from '../../session/unsaved-work.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog.js';

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
  const [isForgetting, setForgetting] = useState(false);
  const leave = async (): Promise<void> => {
    // only who is still signed in can have the server forget what it keeps
    if (blocker.location?.pathname === LEAVE_PATH) {
      setForgetting(true);
      await unsavedWork.forget();
      setForgetting(false);
    }
    blocker.proceed?.();
  };
  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      isBusy={isForgetting}
      onConfirm={() => void leave()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

/** Asks whether what is unsaved is to be left, in other words where they are given. */
export function LeaveQuestion(
  asked: Pick<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onCancel'> & Partial<ConfirmDialogProps>,
) {
  return (
    <ConfirmDialog
      title="Sair sem guardar?"
      confirm={{ label: 'Sair sem guardar', busyLabel: 'A sair...' }}
      cancelLabel="Continuar a editar"
      {...asked}
    >
      {asked.children ?? 'Há alterações por guardar. Se sair agora, perdem-se.'}
    </ConfirmDialog>
  );
}
