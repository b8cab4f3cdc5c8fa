import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, IconButton, Tooltip } from '@mui/material';
import { HttpError, useDataProvider, useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { asksForPassword } from '../../data-provider/recent-password.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { useNamedRecord, useSection } from '../section/section-context.js';
import { BANNER_MS } from '../timed-state.js';

interface RowDeleteButtonProps {
  /** The success sentence: a text, or a key of the catalogue that takes `%{name}`. */
  readonly success: string;
  readonly failure: string;
  /** The question in the dialog. */
  readonly children: ReactNode;
  readonly title?: string;
  /** The words of the dialog's button, where it is not 'Eliminar'. */
  readonly confirm?: { readonly label: string; readonly busyLabel: string };
  /** A word on the button instead of the icon alone. */
  readonly label?: string;
  /** Why it cannot be deleted, or null; the API refuses the same again. */
  readonly refusal?: () => string | null;
}

const ELIMINAR = { label: 'Eliminar', busyLabel: 'Eliminando...' };

/** Deletes a row after a confirmation; the banner clears after 3 s, but why the API refuses stays to be read. */
export function RowDeleteButton(props: RowDeleteButtonProps) {
  const { success, failure, children, title = 'Confirmar Eliminação', confirm = ELIMINAR, label, refusal } = props;
  const { name: resource } = useSection();
  const { record, name } = useNamedRecord();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [reason, setReason] = useState('');

  const refuse = (text: string): void =>
    notify('app.verbatim', { type: 'error', autoHideDuration: BANNER_MS, messageArgs: { text } });

  const ask = (): void => {
    setReason('');
    const known = refusal?.() ?? null;
    if (known === null) setAsking(true);
    else refuse(known);
  };

  const remove = async (): Promise<void> => {
    setDeleting(true);
    setReason('');
    try {
      await dataProvider.delete(resource, { id: record.id, previousData: record });
      notify(success, { type: 'success', autoHideDuration: BANNER_MS, messageArgs: { name } });
      setAsking(false);
    } catch (error) {
      if (asksForPassword(error)) return undefined;
      if (error instanceof HttpError && error.status === 409 && error.message !== '') return setReason(error.message);
      refuse(failure);
      setAsking(false);
    } finally {
      setDeleting(false);
    }
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
        <Button color="error" startIcon={<DeleteIcon />} aria-label={`${label} ${name}`} onClick={ask}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        confirm={confirm}
        isBusy={isDeleting}
        onConfirm={() => void remove()}
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
