import { TextInput, type TextInputProps } from 'react-admin';
import { menuItems } from './choices.js';

interface LineInputProps extends Omit<TextInputProps, 'parse' | 'slotProps' | 'select' | 'children'> {
  readonly label: string;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric' | 'text';
  readonly min?: string;
  readonly max?: string;
  /** Left out, anything may be typed. */
  readonly choices?: Parameters<typeof menuItems>[0];
}

/** A field of a form of one change; emptied, it holds an empty text. */
export function LineInput({ maxLength, inputMode, min, max, choices, ...field }: LineInputProps) {
  return (
    <TextInput
      helperText={false}
      {...field}
      select={choices !== undefined}
      parse={(typed: string) => typed}
      slotProps={{
        htmlInput: { maxLength, inputMode, min, max },
        ...(field.type?.startsWith('date') && { inputLabel: { shrink: true } }),
      }}
    >
      {choices && menuItems(choices)}
    </TextInput>
  );
}
