import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly confirm: { readonly label: string; readonly busyLabel: string };
  readonly cancelLabel?: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, confirm, cancelLabel = 'Cancelar', isBusy = false, onConfirm, onCancel, children } = props;
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onCancel}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>{children}</DialogContent>
      <DialogActions sx={{ '& > button': { whiteSpace: 'nowrap' } }}>
        <Button onClick={onCancel} disabled={isBusy}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm} disabled={isBusy} variant="contained" color="error">
          {isBusy ? confirm.busyLabel : confirm.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
