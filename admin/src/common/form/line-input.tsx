import { createContext, use } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { menuItems } from './choices.js';
import type { RecordEditor } from './record-editor.js';

/** The contract's limits for the fields of the form around. */
export const FormLimits = createContext<RecordEditor['limits']>({});

interface LineInputProps extends Omit<TextInputProps, 'parse' | 'slotProps' | 'select' | 'children'> {
  readonly label: string;
  /** Left out, as many characters as the limits of its form say. */
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
  const limit: { readonly maxLength?: number } | undefined = use(FormLimits)[props.source];
  const { maxLength = limit?.maxLength, inputMode, autoCapitalize, spellCheck, min, max, choices, ...field } = props;
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
