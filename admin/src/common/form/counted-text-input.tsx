import { useWrappedSource } from 'ra-core';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { typedLine, typedLines } from '@contract/typed-text';
import { useField, useInputProps } from './form-context.js';

interface CountedTextInputProps {
  readonly source: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly isWide?: boolean;
  /** How many lines it shows at the least; left out, it takes one line only. */
  readonly rows?: number;
}

export function CountedTextInput(props: CountedTextInputProps) {
  const { source, hint, placeholder, isRequired = false, isWide = false, rows } = props;
  const { maxLength } = useField(source);
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const count = typeof value === 'string' ? value.length : 0;
  const counter = `${count} / ${maxLength} caracteres`;
  return (
    <TextInput
      {...useInputProps(source, isRequired)}
      parse={(typed: string) => (rows === undefined ? typedLine(typed) : typedLines(typed)) || null}
      helperText={hint === undefined ? counter : `${hint} · ${counter}`}
      slotProps={{
        htmlInput: { maxLength },
        // The label makes room, so that the example can be read before the field is entered.
        ...(placeholder === undefined ? {} : { inputLabel: { shrink: true } }),
      }}
      placeholder={placeholder}
      className={isWide ? 'inteiro' : undefined}
      multiline={rows !== undefined}
      minRows={rows}
    />
  );
}
