import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, type ButtonProps, IconButton, Tooltip } from '@mui/material';
import { HttpError } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { periods } from '@contract/periods';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { useNamedRecord, useSection } from './section/section-context.js';
import { useAttempt } from './use-attempt.js';

interface DeleteButtonProps extends Pick<ButtonProps, 'disabled' | 'variant'> {
  readonly remove: (calls: AdminDataProvider) => Promise<unknown>;
  /** The success sentence; left out, `onDeleted` says it. */
  readonly success?: string;
  readonly failure: string;
  readonly children: ReactNode;
  readonly title?: string;
  readonly confirm?: { readonly label: string; readonly busyLabel: string };
  /** A word on the button instead of the icon alone. */
  readonly label?: string;
  readonly name?: string;
  /** Why it cannot be deleted, or null; the API refuses the same again. */
  readonly refusal?: () => string | null;
  /** Says every error in the dialog. By default only the API's reasons stand there, and other errors in a banner. */
  readonly errorsIn?: 'dialog';
  readonly onDeleted?: () => void;
}

const ELIMINAR = { label: 'Eliminar', busyLabel: 'Eliminando...' };

/** Deletes something after a confirmation; the banner clears after 3 s, but why the API refuses stays to be read. */
export function DeleteButton(props: DeleteButtonProps) {
  const { remove, success = '', failure, children, title = 'Confirmar Eliminação', confirm = ELIMINAR } = props;
  const { label, name, refusal, errorsIn, onDeleted, disabled, variant } = props;
  const { isBusy, attempt, refuse } = useAttempt();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');

  const ask = (): void => {
    setReason('');
    const known = refusal?.() ?? null;
    if (known === null) setAsking(true);
    else refuse(known);
  };
  const reasonOf = (error: unknown): string => {
    const isRefused = error instanceof HttpError && error.status === 409 && error.message !== '';
    const text = isRefused ? error.message : failure;
    if (isRefused || errorsIn === 'dialog') {
      setReason(text);
      return '';
    }
    setAsking(false);
    return text;
  };
  const confirmed = async (): Promise<void> => {
    setReason('');
    if (!(await attempt(remove, success, reasonOf))) return;
    setAsking(false);
    onDeleted?.();
  };

  return (
    <>
      {label === undefined ? (
        <Tooltip title="Eliminar">
          <IconButton color="error" aria-label={`Eliminar ${name}`} onClick={ask}>
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          color="error"
          startIcon={<DeleteIcon />}
          aria-label={name && `${label} ${name}`}
          disabled={disabled}
          variant={variant}
          onClick={ask}
        >
          {label}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        confirm={confirm}
        isBusy={isBusy}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      >
        {children}
        {reason !== '' && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {reason}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Deletes the record around, by the name that its section gives it. */
export function RowDeleteButton(props: Omit<DeleteButtonProps, 'remove'>) {
  const { name: resource } = useSection();
  const { record, name } = useNamedRecord();
  const params = { id: record.id, previousData: record };
  return <DeleteButton name={name} remove={(calls) => calls.delete(resource, params)} {...props} />;
}

export const TO_THE_BIN = `Vai para o Lixo e fica lá ${periods.binDays} dias: até lá pode ser reposto.`;

export const ERASED_WITH_IT =
  'Apaga-se também o que está junto: documentos e e-mails que ainda não saíram. Os e-mails já entregues estão fora do alcance do sistema.';
