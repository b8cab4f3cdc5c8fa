import {
  Box,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
} from '@mui/material';
import { useNotify } from 'ra-core';
import { createContext, type ReactNode, use, useState } from 'react';
import { IDLE } from './use-change.js';
import { focusFirst } from '../go-to-field.js';
import { Outcome } from '../feedback.js';
import { ChangeForm, type ChangeFormProps } from './change-form.js';
import { BANNER_MS } from '../timed-state.js';
import { type Sentence, say } from '../use-attempt.js';
import { LeaveQuestion, UnsavedGuard } from './unsaved-guard.js';
import { type Action, useApiChange } from './use-api-change.js';

export interface FormDialogProps<Values extends object> extends ChangeFormProps<Values>, Pick<DialogProps, 'maxWidth'> {
  readonly title: ReactNode;
  readonly label: string;
  readonly busyLabel?: string;
  readonly closeLabel?: string;
  readonly actions?: ReactNode;
  readonly focused?: string;
  /** Whether it cannot be sent yet. */
  readonly isWaiting?: boolean;
  /** Whether something is changed in it that is no field of its form. */
  readonly isTouched?: boolean;
  readonly onClose: () => void;
}

interface DialogAround {
  /** Does what closes the dialog: at once, or where something is typed in it, after a question. */
  readonly closeBy: (act: () => unknown) => unknown;
  readonly isSending: boolean;
}

const DialogAround = createContext<DialogAround>({ closeBy: (act) => act(), isSending: false });

export const useDialogAround = () => use(DialogAround);

/** A button in a dialog that closes it without sending its form. */
export function ClosingButton({ onClick, ...button }: ButtonProps & { readonly onClick: () => unknown }) {
  const { closeBy, isSending } = useDialogAround();
  return <Button disabled={isSending} {...button} onClick={() => closeBy(onClick)} />;
}

/**
 * A form in a dialog, with what went wrong above its fields. While it is sent, the dialog stays; Escape, a click beside it
 * and what leads elsewhere ask before they close what was typed.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, label, busyLabel = 'A guardar...', closeLabel = 'Cancelar', actions, focused, ...rest } = props;
  const { isWaiting = false, isTouched = false, onClose, children, maxWidth = 'sm', state = IDLE, ...form } = rest;
  const [isTyped, setTyped] = useState(false);
  const isUnsaved = isTyped || isTouched;
  const [asked, setAsked] = useState<() => unknown>();
  const closeBy = (act: () => unknown): unknown => (isUnsaved ? setAsked(() => act) : act());
  // once the dialog is open, for whatever closes before it gives the focus back to its opener
  const focusField = (dialog: HTMLElement): void =>
    focusFirst(focused === undefined ? null : dialog.querySelector<HTMLElement>(`[name="${focused}"]`));
  return (
    <Dialog
      open
      onClose={state.isSending ? undefined : () => closeBy(onClose)}
      maxWidth={maxWidth}
      fullWidth
      slotProps={{ transition: { onEntered: focusField }, paper: { sx: { '& > form': { display: 'contents' } } } }}
    >
      <DialogTitle>{title}</DialogTitle>
      <ChangeForm {...form} state={state} onTyped={setTyped}>
        <DialogAround value={{ closeBy, isSending: state.isSending }}>
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
        </DialogAround>
      </ChangeForm>
      {/* only while it is needed: of two guards, the later alone is asked */}
      {isUnsaved && <UnsavedGuard isUnsaved />}
      <LeaveQuestion
        isOpen={asked !== undefined}
        title="Fechar sem guardar?"
        confirm={{ label: 'Fechar sem guardar' }}
        onConfirm={() => {
          setAsked(undefined);
          asked?.();
        }}
        onCancel={() => setAsked(undefined)}
      >
        O que escreveu ou escolheu perde-se.
      </LeaveQuestion>
    </Dialog>
  );
}

/** Makes a change in a dialog: once it is made, it is said and the dialog closes. @returns also the properties of its {@link FormDialog} */
export function useClosingChange(onClose: () => void) {
  const { act, ...rest } = useApiChange();
  const notify = useNotify();
  async function attempt<Done>(
    action: Action<Done>,
    success: Sentence<Done>,
    failure = 'Erro ao guardar. Tente novamente.',
  ): Promise<void> {
    const actAndTell: Action<void> = async (calls) =>
      notify(say(success, await action(calls)), { type: 'success', autoHideDuration: BANNER_MS });
    if (await act(actAndTell, failure)) onClose();
  }
  return { ...rest, attempt, dialog: { state: rest.state, onClose } };
}
