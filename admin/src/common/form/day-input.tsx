import { TextInput, type TextInputProps } from 'react-admin';
import { useFormStatus } from './form-context.js';
import { useField } from './use-field.js';

interface DayInputProps extends Pick<TextInputProps, 'source' | 'validate' | 'parse' | 'format'> {
  readonly hint: string;
}

/** A calendar day, as the API has it: `2026-07-31`; `parse` and `format` are for a field that holds something else. */
export function DayInput({ hint, ...field }: DayInputProps) {
  const { isBusy } = useFormStatus();
  const { label } = useField(field.source);
  return (
    <TextInput
      {...field}
      label={label}
      type="date"
      disabled={isBusy}
      helperText={hint}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
