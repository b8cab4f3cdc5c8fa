import { Button, styled } from '@mui/material';
import { Form } from 'ra-core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { Outcome } from '../feedback.js';
import { FormSection } from './form-section.js';
import { type ChangeState, IDLE } from './use-change.js';
import { useUnsavedMark } from './unsaved-guard.js';

export interface ChangeFormProps<Values extends object> {
  readonly record: Values;
  readonly state?: ChangeState;
  /** Sends it, or returns what is wrong, by the field's name. */
  readonly onSubmit: (values: Values) => unknown;
  readonly children: ReactNode;
}

const Grid = styled(Form)(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

/** A record that was read anew leaves what was typed. */
const KEEP_TYPED = { keepDirtyValues: true };

/** The form of one change, in which what the API finds wrong stands at its field. */
export function ChangeForm<Values extends object>(props: ChangeFormProps<Values> & { readonly className?: string }) {
  const { state = IDLE, onSubmit, children, ...form } = props;
  const errors = useMemo(() => {
    const problems = Object.entries(state.fields).map(
      ([name, message]) => [name, { type: 'server', message }] as const,
    );
    return problems.length === 0 ? undefined : Object.fromEntries(problems);
  }, [state.fields]);
  return (
    <Grid
      {...form}
      errors={errors}
      // the fields of the form are those of its record
      onSubmit={(values: FieldValues) => onSubmit(values as Values)}
      resetOptions={KEEP_TYPED}
      noValidate
      disableInvalidFormNotification
    >
      <UnsavedMark isDone={state.isDone} />
      {children}
    </Grid>
  );
}

interface FormCardProps<Values extends object> extends ChangeFormProps<Values> {
  readonly title: string;
  readonly state: ChangeState;
  readonly label: string;
  readonly busyLabel?: string;
}

export function FormCard<Values extends object>(props: FormCardProps<Values>) {
  const { title, label, busyLabel = 'A guardar...', children, ...form } = props;
  return (
    <FormSection title={title}>
      <ChangeForm {...form} className="inteiro">
        <Outcome state={form.state} />
        {children}
        <Button type="submit" variant="contained" disabled={form.state.isSending} sx={{ justifySelf: 'start' }}>
          {form.state.isSending ? busyLabel : label}
        </Button>
      </ChangeForm>
    </FormSection>
  );
}

/** Marks what is typed as unsaved, until the change is made: then the fields are as at first again. */
function UnsavedMark({ isDone }: { readonly isDone: boolean }) {
  const { reset } = useFormContext();
  const { dirtyFields } = useFormState();
  useUnsavedMark(Object.keys(dirtyFields).length > 0);
  useEffect(() => {
    if (isDone) reset();
  }, [isDone, reset]);
  return null;
}
