import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import type { Conta } from '../api-types.js';
import { FormSection } from '../common/form/form-section.js';
import { Outcome } from '../common/live-region.js';
import type { ChangeState } from './use-change.js';

interface ChangeFormProps {
  readonly title: string;
  readonly state: ChangeState;
  readonly label: string;
  readonly busyLabel: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** One thing of the account that can be changed, with its button. */
export function ChangeForm({ title, state, label, busyLabel, onSubmit, children }: ChangeFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <FormSection title={title}>
      <Box component="form" noValidate onSubmit={submit} className="inteiro" sx={{ display: 'grid', gap: 1.5 }}>
        <Outcome state={state} />
        {children}
        <Button type="submit" variant="contained" disabled={state.isSending} sx={{ justifySelf: 'start' }}>
          {state.isSending ? busyLabel : label}
        </Button>
      </Box>
    </FormSection>
  );
}

export interface AccountFormProps {
  readonly account: Conta;
  /** Told whether a form holds something that was typed and not saved. */
  readonly onUnsaved: (form: string, isUnsaved: boolean) => void;
}

/** Tells the screen, which guards all its forms at once, whether one of them holds what was not saved. */
export function useReportUnsaved(
  form: string,
  isUnsaved: boolean,
  onUnsaved: (form: string, isUnsaved: boolean) => void,
): void {
  useEffect(() => onUnsaved(form, isUnsaved), [form, isUnsaved, onUnsaved]);
}
