import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../confirm-dialog.js';
import { useFormStatus } from './form-context.js';
import type { FormValues } from './form-values.js';

/** Puts the form back to how it was opened, once that is confirmed; until something else is typed it can be undone. */
export function ResetButton({ label }: { readonly label: string }) {
  const { reset, getValues, setValue } = useFormContext<FormValues>();
  const { dirtyFields } = useFormState();
  const { isBusy, isUploading } = useFormStatus();
  const [isAsking, setAsking] = useState(false);
  const [cleared, setCleared] = useState<FormValues>();
  const isDirty = Object.keys(dirtyFields).length > 0;

  const clear = (): void => {
    setCleared(structuredClone(getValues()));
    setAsking(false);
    reset();
  };
  const undo = (): void => {
    for (const [name, value] of Object.entries(cleared ?? {})) setValue(name, value, { shouldDirty: true });
    setCleared(undefined);
  };

  return (
    <>
      {cleared !== undefined && !isDirty ? (
        <Button onClick={undo} color="inherit" variant="outlined">
          Anular: {label}
        </Button>
      ) : (
        <Button onClick={() => (isDirty ? setAsking(true) : reset())} disabled={isBusy || isUploading} color="inherit">
          {label}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Limpar o que escreveu?"
        confirm={{ label, busyLabel: label }}
        cancelLabel="Continuar a editar"
        onConfirm={clear}
        onCancel={() => setAsking(false)}
      >
        Todos os campos voltam a ficar como estavam. Logo a seguir ainda pode anular.
      </ConfirmDialog>
    </>
  );
}
