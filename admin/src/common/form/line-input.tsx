import { TextInput, type TextInputProps } from 'react-admin';

interface LineInputProps extends Omit<TextInputProps, 'parse' | 'slotProps'> {
  readonly label: string;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
  readonly min?: string;
  readonly max?: string;
}

/** A field of a form of one change; emptied, it holds an empty text. */
export function LineInput({ maxLength, inputMode, min, max, ...field }: LineInputProps) {
  return (
    <TextInput
      helperText={false}
      {...field}
      parse={(typed: string) => typed}
      slotProps={{
        htmlInput: { maxLength, inputMode, min, max },
        ...(field.type?.startsWith('date') && { inputLabel: { shrink: true } }),
      }}
    />
  );
}
