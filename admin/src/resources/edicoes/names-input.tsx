import { typedLines } from '@contract/typed-text';
import { required } from 'ra-core';
import { TextInput } from 'react-admin';
import { useFormStatus } from '../../common/form/form-context.js';
import { useField } from '../../common/form/use-field.js';

const isRequired = required();

/** A list of names, one a line. */
export function NamesInput({ source }: { readonly source: string }) {
  const { isBusy } = useFormStatus();
  const { label, maxItems } = useField(source);
  return (
    <TextInput
      source={source}
      label={label}
      multiline
      minRows={3}
      className="inteiro"
      disabled={isBusy}
      validate={isRequired}
      helperText={`Um nome por linha, até ${maxItems}`}
      format={(names: unknown) => (Array.isArray(names) ? names.join('\n') : '')}
      parse={(text: string) => (text === '' ? [] : typedLines(text).split('\n'))}
    />
  );
}
