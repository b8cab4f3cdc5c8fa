import { required, useWrappedSource } from 'ra-core';
import type { ComponentType } from 'react';
import { BooleanInput, NumberInput, TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { webAddress, withScheme } from '@contract/link-address';
import { typedLine, typedLines } from '@contract/typed-text';
import { ImageField } from '../../pictures/image-field.js';
import { PhotosField } from '../../pictures/photos-field.js';
import { DayInput, LisbonDateTimeInput } from './date-inputs.js';
import { useField, useFormStatus, useInputProps } from './form-context.js';
import { FormSection } from './form-section.js';
import { FormattedTextInput } from './formatted-text-input.js';
import { OptionalSelect } from './optional-select.js';
import { type Field, isNeeded } from './record-editor.js';

/** The contents of each section of a form: fields by their names, and parts that are more than a field. */
export type Sections = Readonly<Record<string, readonly (string | ComponentType)[]>>;

/** The sections of a record's form, with their fields as the record's editor states them. */
export function RecordFields({ sections }: { readonly sections: Sections }) {
  return Object.entries(sections).map(([title, parts]) => (
    <FormSection key={title} title={title}>
      {parts.map((Part, index) =>
        typeof Part === 'string' ? <RecordField key={Part} source={Part} /> : <Part key={index} />,
      )}
    </FormSection>
  ));
}

/** @throws Error for a field that the form's record does not have */
export function RecordField({ source }: { readonly source: string }) {
  const status = useFormStatus();
  const field = status.editor.fields?.[source];
  if (field === undefined) throw new Error(`No field '${source}'`);
  const { kind = 'text', hint, placeholder, rows, isWide = rows !== undefined } = field;
  const { minimum, maximum } = useField(source);
  const isRequired = isNeeded(field, status);
  const input = {
    ...useInputProps(source, isRequired),
    helperText: hint,
    className: isWide ? 'inteiro' : undefined,
  };
  switch (kind) {
    case 'text':
      return <CountedTextInput {...input} placeholder={placeholder} stated={field} />;
    case 'link':
      return (
        <TextInput
          {...input}
          type="url"
          placeholder={placeholder}
          parse={(typed: string) => typedLine(typed) || null}
          validate={isRequired ? [required(), isWebAddress] : isWebAddress}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      );
    case 'formatted':
      return <FormattedTextInput source={source} isRequired={isRequired} hint={hint} rows={rows ?? 4} />;
    case 'image':
      return <ImageField source={source} isRequired={isRequired} hint={hint} isTitled={field.isTitled} />;
    case 'photos':
      return <PhotosField source={source} />;
    case 'day':
      return <DayInput source={source} hint={hint} />;
    case 'moment':
      return <LisbonDateTimeInput source={source} isRequired={isRequired} hint={hint} />;
    case 'choice':
      return (
        <OptionalSelect
          {...input}
          choices={[...(field.choices ?? [])]}
          emptyText={field.emptyText}
          defaultValue={field.first}
        />
      );
    case 'number':
      return <NumberInput {...input} min={minimum} max={maximum} step={1} validate={field.validate} />;
    case 'switch':
      return <BooleanInput {...input} />;
  }
}

function isWebAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return webAddress(withScheme(value)) === undefined
    ? 'Deve ser um endereço que comece por http:// ou https://'
    : undefined;
}

function CountedTextInput({ stated, ...input }: TextInputProps & { readonly stated: Field }) {
  const { rows, isReadOnly, keepsEmpty = false } = stated;
  const { source, helperText: hint, placeholder } = input;
  const { maxLength } = useField(source);
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const counter = `${typeof value === 'string' ? value.length : 0} / ${maxLength} caracteres`;
  return (
    <TextInput
      {...input}
      parse={(typed: string | null) =>
        (rows === undefined ? typedLine : typedLines)(typed ?? '') || (keepsEmpty ? '' : null)
      }
      helperText={typeof hint === 'string' ? `${hint} · ${counter}` : counter}
      slotProps={{
        // react-admin's own greys it out, with too little contrast to be read
        htmlInput: { maxLength, readOnly: isReadOnly },
        // The label makes room, so that the example can be read before the field is entered.
        ...(placeholder === undefined ? {} : { inputLabel: { shrink: true } }),
      }}
      multiline={rows !== undefined}
      minRows={rows}
    />
  );
}
