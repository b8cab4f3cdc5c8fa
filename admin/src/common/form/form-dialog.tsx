import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Outcome } from '../live-region.js';

interface FormDialogProps extends Pick<DialogProps, 'maxWidth' | 'slotProps'> {
  readonly title: ReactNode;
  /** How sending it goes: while it is sent, the dialog stays. */
  readonly state: { readonly isSending: boolean; readonly error: string };
  /** The words of the button that sends it, and those while it is sent. */
  readonly label: string;
  readonly busyLabel?: string;
  readonly closeLabel?: string;
  /** Buttons between the one that closes it and the one that sends it. */
  readonly actions?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, with what went wrong above its fields. */
export function FormDialog(props: FormDialogProps) {
  const { title, state, label, busyLabel = 'A guardar...', closeLabel = 'Cancelar', actions } = props;
  const { onSubmit, onClose, children, maxWidth = 'sm', slotProps = {} } = props;
  const titleId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // the form of the record around hears it too
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      open
      {...(state.isSending ? {} : { onClose })}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={titleId}
      slotProps={slotProps}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Outcome state={state} />
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={state.isSending}>
            {closeLabel}
          </Button>
          {actions}
          <Button type="submit" variant="contained" disabled={state.isSending}>
            {state.isSending ? busyLabel : label}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
