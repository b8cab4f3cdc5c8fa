import { Box, Button, Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { IDLE } from './use-change.js';
import { focusFirst } from '../go-to-field.js';
import { Outcome } from '../feedback.js';
import { ChangeForm, type ChangeFormProps } from './change-form.js';
import { LeaveQuestion } from './unsaved-guard.js';

export interface FormDialogProps<Values extends object> extends ChangeFormProps<Values>, Pick<DialogProps, 'maxWidth'> {
  readonly title: ReactNode;
  readonly label: string;
  readonly busyLabel?: string;
  readonly closeLabel?: string;
  readonly actions?: ReactNode;
  readonly focused?: string;
  /** Whether it cannot be sent yet. */
  readonly isWaiting?: boolean;
  readonly onClose: () => void;
}

/**
 * A form in a dialog, with what went wrong above its fields. While it is sent, the dialog stays; Escape and a click beside
 * it ask before they close what was typed.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, label, busyLabel = 'A guardar...', closeLabel = 'Cancelar', actions, focused, ...rest } = props;
  const { isWaiting = false, onClose, children, maxWidth = 'sm', state = IDLE, ...form } = rest;
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // once the dialog is open, for whatever closes before it gives the focus back to its opener
  const focusField = (dialog: HTMLElement): void =>
    focusFirst(focused === undefined ? null : dialog.querySelector<HTMLElement>(`[name="${focused}"]`));
  return (
    <Dialog
      open
      onClose={state.isSending ? undefined : () => (isUnsaved ? setAsking(true) : onClose())}
      maxWidth={maxWidth}
      fullWidth
      slotProps={{ transition: { onEntered: focusField }, paper: { sx: { '& > form': { display: 'contents' } } } }}
    >
      <DialogTitle>{title}</DialogTitle>
      <ChangeForm {...form} state={state} onTyped={setUnsaved}>
        {/* room for the label of a field that comes first */}
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <Outcome state={state} />
          {children}
        </DialogContent>
        <DialogActions>
          {actions && <Box sx={{ mr: 'auto' }}>{actions}</Box>}
          <Button onClick={onClose} disabled={state.isSending}>
            {closeLabel}
          </Button>
          <Button type="submit" variant="contained" disabled={state.isSending || isWaiting}>
            {state.isSending ? busyLabel : label}
          </Button>
        </DialogActions>
      </ChangeForm>
      <LeaveQuestion isOpen={isAsking} onConfirm={onClose} onCancel={() => setAsking(false)} />
    </Dialog>
  );
}
