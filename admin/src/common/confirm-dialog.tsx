import { Button, type ButtonProps, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';

export interface Question {
  readonly title: string;
  readonly confirm: Pick<ButtonProps, 'color'> & { readonly label: string; readonly busyLabel?: string };
  readonly cancelLabel?: string;
  readonly children: ReactNode;
}

export interface ConfirmDialogProps extends Question {
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
      // a long question is scrolled with its buttons, which the keyboard reaches
      scroll="body"
      role="alertdialog"
      aria-describedby={textId}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent id={textId}>{children}</DialogContent>
      <DialogActions sx={{ '& > button': { whiteSpace: 'nowrap' } }}>
        <Button onClick={onCancel} disabled={isBusy}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm} disabled={isBusy} variant="contained" color={confirm.color ?? 'error'}>
          {isBusy ? (confirm.busyLabel ?? confirm.label) : confirm.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
