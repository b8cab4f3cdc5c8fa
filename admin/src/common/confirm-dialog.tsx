import { Button, type ButtonProps, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

interface Question {
  readonly title: string;
  readonly confirm: { readonly label: string; readonly busyLabel?: string };
  readonly cancelLabel?: string;
  readonly children: ReactNode;
}

interface ConfirmDialogProps extends Question {
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, confirm, cancelLabel = 'Cancelar', isBusy = false, onConfirm, onCancel, children } = props;
  const textId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onCancel}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-describedby={textId}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent id={textId}>{children}</DialogContent>
      <DialogActions sx={{ '& > button': { whiteSpace: 'nowrap' } }}>
        <Button onClick={onCancel} disabled={isBusy}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm} disabled={isBusy} variant="contained" color="error">
          {isBusy ? (confirm.busyLabel ?? confirm.label) : confirm.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConfirmedProps extends Question {
  readonly again?: Question;
  readonly isBusy?: boolean;
  /** Does it; the dialog stays until it settles. */
  readonly onConfirm: () => unknown;
  readonly button: ButtonProps;
}

/** A button that asks, once or twice, before it does something. */
export function Confirmed({ again, isBusy, onConfirm, button, ...first }: ConfirmedProps) {
  const [asking, setAsking] = useState<'first' | 'again'>();
  const close = (): void => setAsking(undefined);
  const act = async (): Promise<void> => {
    await onConfirm();
    close();
  };
  return (
    <>
      <Button disabled={isBusy} {...button} onClick={() => setAsking('first')} />
      <ConfirmDialog
        {...first}
        isOpen={asking === 'first'}
        isBusy={isBusy}
        onConfirm={() => (again ? setAsking('again') : void act())}
        onCancel={close}
      />
      {again && (
        <ConfirmDialog
          {...again}
          isOpen={asking === 'again'}
          isBusy={isBusy}
          onConfirm={() => void act()}
          onCancel={close}
        />
      )}
    </>
  );
}
