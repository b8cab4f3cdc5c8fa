import { required } from 'ra-core';
import { TextInput } from 'react-admin';
import { webAddress, withScheme } from '@contract/link-address';
import { typedLine } from '@contract/typed-text';
import { useInputProps } from './form-context.js';

interface WebAddressInputProps {
  readonly source: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
}

function isWebAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return webAddress(withScheme(value)) === undefined
    ? 'Deve ser um endereço que comece por http:// ou https://'
    : undefined;
}

export function WebAddressInput({ source, hint, placeholder, isRequired = false }: WebAddressInputProps) {
  return (
    <TextInput
      {...useInputProps(source)}
      type="url"
      parse={(typed: string) => typedLine(typed) || null}
      placeholder={placeholder}
      helperText={hint}
      validate={isRequired ? [required(), isWebAddress] : isWebAddress}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
