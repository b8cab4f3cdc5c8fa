import { TextInput } from 'react-admin';
import { useFormStatus } from './form-context.js';
import { useField } from './use-field.js';

/** A calendar day, as the API has it: `2026-07-31`. */
export function DayInput({ source, hint }: { readonly source: string; readonly hint: string }) {
  const { isBusy } = useFormStatus();
  const { label } = useField(source);
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
