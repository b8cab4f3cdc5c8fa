import { typedLine, typedLines } from '@contract/typed-text';
import { useWrappedSource } from 'ra-core';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import type { Field, LinkField, ListField, TextField } from '@contract/pages/field';
import { useWatch } from 'react-hook-form';
import { usePapel } from '../../account/own-account.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { FormattedTextInput } from '../../common/form/formatted-text-input.js';
import { ImageField } from '../../common/images/image-field.js';

const ROWS = { text: undefined, link: undefined, longText: 3 } as const;
const FORMATTED_ROWS = 7;
/** A text that may be longer has a row for itself. */
const HALF_A_ROW = 100;

/** Whether a field is the administration's and the person is not of it; the API refuses what they would change. */
export function useIsReadOnly(field: TextField | LinkField | ListField): boolean {
  const papel = usePapel();
  return 'administration' in field && papel !== 'administracao';
}

export const ADMINISTRATION_ONLY = 'Só a administração altera este campo.';

interface CountedProps {
  readonly source: string;
  readonly field: TextField | LinkField;
  readonly isReadOnly: boolean;
}

/** Text that counts its characters; whatever is wrong with it the API says, at the field. */
function CountedInput({ source, field, isReadOnly }: CountedProps) {
  const { isBusy } = useFormStatus();
  const isOthers = useIsReadOnly(field);
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const { label, hint, max, kind, optional = false } = field;
  const counter = `${typeof value === 'string' ? value.length : 0} / ${max} caracteres`;
  const rows = kind === 'formatted' ? undefined : ROWS[kind];
  return (
    <TextInput
      source={source}
      label={optional ? label : `${label} *`}
      disabled={isBusy}
      helperText={[isOthers ? ADMINISTRATION_ONLY : undefined, hint, counter].filter(Boolean).join(' · ')}
      // react-admin's own greys it out, with too little contrast to be read
      slotProps={{ htmlInput: { maxLength: max, readOnly: isReadOnly || isOthers } }}
      parse={(typed: string | null) => (rows === undefined ? typedLine : typedLines)(typed ?? '')}
      {...(kind === 'text' && max <= HALF_A_ROW ? {} : { className: 'inteiro' })}
      {...(rows === undefined ? {} : { multiline: true, minRows: rows })}
    />
  );
}

interface WordInputProps {
  readonly source: string;
  readonly field: Exclude<Field, { kind: 'group' | 'list' }>;
  /** It is of a list that the person may only read. */
  readonly isReadOnly?: boolean;
}

/** One field of a page, by what its description says that it is. */
export function WordInput({ source, field, isReadOnly = false }: WordInputProps) {
  const { isBusy } = useFormStatus();
  const { label, hint = false } = field;
  if (field.kind === 'image') return <ImageField source={source} label={label} hint={field.hint} />;
  if (field.kind === 'number') {
    return (
      <NumberInput
        source={source}
        label={label}
        disabled={isBusy}
        helperText={hint}
        min={field.min}
        max={field.max}
        step={1}
      />
    );
  }
  if (field.kind === 'choice') {
    const choices = field.options.map((option) => ({ id: option, name: option }));
    return (
      <SelectInput
        source={source}
        label={label}
        disabled={isBusy}
        helperText={hint}
        choices={choices}
        defaultValue={field.default}
      />
    );
  }
  if (field.kind === 'date') {
    return (
      <TextInput
        source={source}
        label={label}
        type="date"
        disabled={isBusy}
        helperText={hint}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    );
  }
  if (field.kind === 'formatted') {
    const called = field.optional === true ? label : `${label} *`;
    return (
      <FormattedTextInput source={source} label={called} max={field.max} hint={field.hint} rows={FORMATTED_ROWS} />
    );
  }
  return <CountedInput source={source} field={field} isReadOnly={isReadOnly} />;
}
