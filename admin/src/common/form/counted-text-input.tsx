import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';

type CountedTextInputProps = Omit<TextInputProps, 'source' | 'helperText'> & {
  readonly source: string;
  readonly maxCharacters: number;
  readonly hint?: string;
};

/** A text field that counts its characters and takes no more than its limit. */
export function CountedTextInput({ source, maxCharacters, hint, ...rest }: CountedTextInputProps) {
  const value: unknown = useWatch({ name: source });
  const count = typeof value === 'string' ? value.length : 0;
  const counter = `${count} / ${maxCharacters} caracteres`;
  return (
    <TextInput
      {...rest}
      source={source}
      helperText={hint === undefined ? counter : `${hint} · ${counter}`}
      slotProps={{ htmlInput: { maxLength: maxCharacters } }}
    />
  );
}
