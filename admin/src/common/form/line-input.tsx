import { TextInput, type TextInputProps } from 'react-admin';
import { menuItems } from './choices.js';

interface LineInputProps extends Omit<TextInputProps, 'parse' | 'slotProps' | 'select' | 'children'> {
  readonly label: string;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric' | 'text';
  readonly autoCapitalize?: 'characters';
  readonly spellCheck?: boolean;
  readonly min?: string;
  readonly max?: string;
  /** Left out, anything may be typed. */
  readonly choices?: Parameters<typeof menuItems>[0];
}

/** A field of a form of one change; emptied, it holds an empty text. */
export function LineInput(props: LineInputProps) {
  const { maxLength, inputMode, autoCapitalize, spellCheck, min, max, choices, ...field } = props;
  return (
    <TextInput
      helperText={false}
      {...field}
      select={choices !== undefined}
      parse={(typed: string) => typed}
      slotProps={{
        htmlInput: { maxLength, inputMode, autoCapitalize, spellCheck, min, max },
        ...(field.type?.startsWith('date') && { inputLabel: { shrink: true } }),
      }}
    >
      {choices && menuItems(choices)}
    </TextInput>
  );
}
