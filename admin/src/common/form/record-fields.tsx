import type { ComponentType } from 'react';
import { BooleanInput, SelectInput } from 'react-admin';
import { ImageField } from '../../pictures/image-field.js';
import { PhotosField } from '../../pictures/photos-field.js';
import { CountedTextInput } from './counted-text-input.js';
import { DayInput, LisbonDateTimeInput } from './date-inputs.js';
import { type FormStatus, useFormStatus, useInputProps } from './form-context.js';
import { FormSection } from './form-section.js';
import { FormattedTextInput } from './formatted-text-input.js';
import { WebAddressInput } from './web-address-input.js';

/** The contents of each section of a form: fields by their names, and parts that are more than a field. */
type Stated = Readonly<Record<string, readonly (string | ComponentType)[]>>;

/** The sections, the same for all records or as the form stands. */
export type Sections = Stated | ((status: FormStatus) => Stated);

/** The sections of a record's form, with their fields as the record's editor states them. */
export function RecordFields({ sections }: { readonly sections: Sections }) {
  const status = useFormStatus();
  const stated = typeof sections === 'function' ? sections(status) : sections;
  return Object.entries(stated).map(([title, parts]) => (
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
  const {
    kind = 'text',
    hint,
    placeholder,
    rows,
    isWide = rows !== undefined,
    choices = [],
    emptyText,
    isTitled,
  } = field;
  const isRequired = typeof field.isRequired === 'function' ? field.isRequired(status) : field.isRequired;
  const typed = { source, isRequired, hint, placeholder };
  const chosen = {
    ...useInputProps(source, isRequired),
    helperText: hint,
    className: isWide ? 'inteiro' : undefined,
  };
  switch (kind) {
    case 'formatted':
      return <FormattedTextInput {...typed} rows={rows ?? 4} />;
    case 'link':
      return <WebAddressInput {...typed} />;
    case 'image':
      return <ImageField {...typed} isTitled={isTitled} />;
    case 'photos':
      return <PhotosField source={source} />;
    case 'day':
      return <DayInput source={source} hint={hint} />;
    case 'moment':
      return <LisbonDateTimeInput {...typed} />;
    case 'choice':
      return <SelectInput {...chosen} choices={[...choices]} emptyText={emptyText} />;
    case 'switch':
      return <BooleanInput {...chosen} />;
    case 'text':
      return <CountedTextInput {...typed} isWide={isWide} rows={rows} />;
  }
}
