import { Button, type ButtonProps, styled, type SxProps, type Theme } from '@mui/material';
import { Form } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { Outcome } from '../feedback.js';
import { goToField } from '../go-to-field.js';
import { FormSection } from './form-section.js';
import { FormLimits } from './line-input.js';
import type { RecordEditor } from './record-editor.js';
import { type ChangeState, IDLE } from './use-change.js';
import { useUnsavedMark } from '../../session/unsaved-work.js';

export interface ChangeFormProps<Values extends object> {
  readonly record: Values;
  /** The contract's limits for its fields. */
  readonly limits?: RecordEditor['limits'];
  readonly state?: ChangeState;
  /** Sends it, or returns what is wrong, by the field's name. */
  readonly onSubmit: (values: Values) => unknown;
  readonly children?: ReactNode;
  /** Told whether something is typed in it that is unsaved. */
  readonly onTyped?: (isUnsaved: boolean) => void;
  /** Whether it may be left without a question, with what is typed in it. */
  readonly isUnguarded?: boolean;
  readonly className?: string;
  readonly sx?: SxProps<Theme>;
}

const Grid = styled(Form)(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

/** A record that was read anew leaves what was typed. */
const KEEP_TYPED = { keepDirtyValues: true };

/** The form of one change, in which what the API finds wrong stands at its field. */
export function ChangeForm<Values extends object>(props: ChangeFormProps<Values>) {
  const { state = IDLE, limits = {}, onSubmit, onTyped, isUnguarded = false, children, ...form } = props;
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
      {!isUnguarded && <UnsavedMark isDone={state.isDone} onTyped={onTyped} />}
      <RefusedFocus fields={state.fields} />
      <FormLimits value={limits}>{children}</FormLimits>
    </Grid>
  );
}

interface SentFormProps<Values extends object> extends ChangeFormProps<Values> {
  readonly state: ChangeState;
  readonly label: string;
  readonly busyLabel?: string;
  readonly button?: ButtonProps;
}

/** A form of one change with what came of it above its fields, and its button below. */
export function SentForm<Values extends object>(props: SentFormProps<Values>) {
  const { label, busyLabel = 'A guardar...', button, children, ...form } = props;
  const { isSending } = form.state;
  return (
    <ChangeForm {...form}>
      <Outcome state={form.state} />
      {children}
      <Button type="submit" variant="contained" disabled={isSending} {...button}>
        {isSending ? busyLabel : label}
      </Button>
    </ChangeForm>
  );
}

export function FormCard<Values extends object>({
  title,
  ...form
}: SentFormProps<Values> & { readonly title: string }) {
  return (
    <FormSection title={title}>
      <SentForm {...form} className="inteiro" button={{ sx: { justifySelf: 'start' } }} />
    </FormSection>
  );
}

/** Marks what is typed as unsaved, until the change is made: then the fields are as at first again. */
function UnsavedMark({ isDone, onTyped }: Pick<ChangeFormProps<object>, 'onTyped'> & { readonly isDone: boolean }) {
  const { reset } = useFormContext();
  const { dirtyFields } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0;
  useUnsavedMark(isUnsaved);
  useEffect(() => onTyped?.(isUnsaved), [isUnsaved, onTyped]);
  useEffect(() => {
    if (isDone) reset();
  }, [isDone, reset]);
  return null;
}

/** Leads to the first field in which something is wrong. */
function RefusedFocus({ fields }: Pick<ChangeState, 'fields'>) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const [first] = Object.keys(fields);
    const form = place.current?.closest('form');
    if (first !== undefined && form) goToField(form, first);
  }, [fields]);
  return <span ref={place} hidden />;
}
