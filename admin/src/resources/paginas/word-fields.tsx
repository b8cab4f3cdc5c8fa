import { Box, Typography } from '@mui/material';
import { useWrappedSource } from 'ra-core';
import { ArrayInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Field, Fields, LinkField, ListField, TextField } from '@contract/pages/field';
import { typedLine, typedLines } from '@contract/typed-text';
import { usePapel } from '../../account/own-account.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { FormattedTextInput } from '../../common/form/formatted-text-input.js';
import { GroupIterator, useCount } from '../../common/form/group-list.js';
import { ImageField } from '../../pictures/image-field.js';
import { Note } from '../../common/note.js';

type Leaf = Exclude<Field, { kind: 'group' | 'list' }>;

const isLeaf = (field: Field): field is Leaf => field.kind !== 'group' && field.kind !== 'list';

const leavesOf = (fields: Fields): [string, Leaf][] =>
  Object.entries(fields).flatMap(([name, field]) => (isLeaf(field) ? [[name, field]] : []));

interface ListInputProps {
  readonly source: string;
  readonly field: ListField;
  readonly isSection?: boolean;
}

/** Groups that can be added to, removed and put into another order, within the list's bounds. */
function ListInput({ source, field, isSection = false }: ListInputProps) {
  const { isBusy } = useFormStatus();
  const isReadOnly = useIsReadOnly(field);
  const { label, hint, one, item, min, max } = field;
  const count = useCount(source);
  return (
    <Box className="inteiro" role="group" aria-label={label} id={source}>
      {!isSection && <Typography variant="h3">{label}</Typography>}
      <Note sx={{ mb: 1 }}>
        {isReadOnly && `${ADMINISTRATION_ONLY} `}
        {hint !== undefined && `${hint} `}
        De {min} a {max}; agora {count}.
      </Note>
      <ArrayInput source={source} label={false} helperText={false}>
        <GroupIterator one={one} isBusy={isBusy || isReadOnly} canAdd={count < max} canRemove={count > min}>
          {leavesOf(item).map(([name, leaf]) => (
            <WordInput key={name} source={name} field={leaf} isReadOnly={isReadOnly} />
          ))}
          {/* react-admin stumbles over a list of one field alone */}
          {null}
        </GroupIterator>
      </ArrayInput>
    </Box>
  );
}

function FieldsOf({ fields, under }: { readonly fields: Fields; readonly under: string }) {
  return Object.entries(fields).map(([name, field]) => {
    const source = under + name;
    if (isLeaf(field)) return <WordInput key={source} source={source} field={field} />;
    if (field.kind === 'list') return <ListInput key={source} source={source} field={field} />;
    return (
      <Box key={source} className="inteiro" role="group" aria-label={field.label}>
        <Typography variant="h3">{field.label}</Typography>
        <FieldsOf fields={field.fields} under={`${source}.`} />
      </Box>
    );
  });
}

/** A page's form: what stands on its own first, then a section for each group and each list. */
export function WordFields({ fields }: { readonly fields: Fields }) {
  const others = Object.entries(fields).filter(([, field]) => !isLeaf(field));
  return (
    <>
      <FormSection title="Página">
        <FieldsOf fields={Object.fromEntries(leavesOf(fields))} under="" />
      </FormSection>
      {others.map(([name, field]) => (
        <FormSection key={name} title={field.label}>
          {field.kind === 'group' ? (
            <FieldsOf fields={field.fields} under={`${name}.`} />
          ) : (
            field.kind === 'list' && <ListInput source={name} field={field} isSection />
          )}
        </FormSection>
      ))}
    </>
  );
}

const ROWS = { text: undefined, link: undefined, longText: 3 } as const;

const FORMATTED_ROWS = 7;

/** A text that may be longer has a row for itself. */
const HALF_A_ROW = 100;

/** Whether a field is the administration's and the person is not of it; the API refuses what they would change. */
function useIsReadOnly(field: TextField | LinkField | ListField): boolean {
  const papel = usePapel();
  return 'administration' in field && papel !== 'administracao';
}

const ADMINISTRATION_ONLY = 'Só a administração altera este campo.';

interface CountedProps {
  readonly source: string;
  readonly field: TextField | LinkField;
  readonly isReadOnly: boolean;
}

/** Text that counts its characters; whatever is wrong with it the API says, at the field. */
function CountedInput({ source, field, isReadOnly }: CountedProps) {
  const { isBusy } = useFormStatus();
  const isOthers = useIsReadOnly(field);
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const { label, hint, max, kind, optional = false } = field;
  const counter = `${typeof value === 'string' ? value.length : 0} / ${max} caracteres`;
  const rows = kind === 'formatted' ? undefined : ROWS[kind];
  return (
    <TextInput
      source={source}
      label={optional ? label : `${label} *`}
      disabled={isBusy}
      helperText={[isOthers ? ADMINISTRATION_ONLY : undefined, hint, counter].filter(Boolean).join(' · ')}
      // react-admin's own greys it out, with too little contrast to be read
      slotProps={{ htmlInput: { maxLength: max, readOnly: isReadOnly || isOthers } }}
      parse={(typed: string | null) => (rows === undefined ? typedLine : typedLines)(typed ?? '')}
      {...(kind === 'text' && max <= HALF_A_ROW ? {} : { className: 'inteiro' })}
      {...(rows === undefined ? {} : { multiline: true, minRows: rows })}
    />
  );
}

interface WordInputProps {
  readonly source: string;
  readonly field: Exclude<Field, { kind: 'group' | 'list' }>;
  /** It is of a list that the person may only read. */
  readonly isReadOnly?: boolean;
}

function WordInput({ source, field, isReadOnly = false }: WordInputProps) {
  const { isBusy } = useFormStatus();
  const { label, hint = false } = field;
  const shared = { source, label, disabled: isBusy, helperText: hint };
  if (field.kind === 'image') return <ImageField source={source} label={label} hint={field.hint} />;
  if (field.kind === 'number') {
    return <NumberInput {...shared} min={field.min} max={field.max} step={1} />;
  }
  if (field.kind === 'choice') {
    const choices = field.options.map((option) => ({ id: option, name: option }));
    return <SelectInput {...shared} choices={choices} defaultValue={field.default} />;
  }
  if (field.kind === 'formatted') {
    const called = field.optional === true ? label : `${label} *`;
    return (
      <FormattedTextInput source={source} label={called} max={field.max} hint={field.hint} rows={FORMATTED_ROWS} />
    );
  }
  return <CountedInput source={source} field={field} isReadOnly={isReadOnly} />;
}
