import { Typography } from '@mui/material';
import { ArrayInput } from 'react-admin';
import type { Field, Fields, ListField } from '@contract/pages/field';
import { usePapel } from '../../account/own-account.js';
import type { User } from '../../api-types.js';
import { choicesAmong } from '../../common/form/choices.js';
import { FormContext, useFormStatus } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { GroupIterator, useCount } from '../../common/form/group-list.js';
import type { Field as StatedField } from '../../common/form/record-editor.js';
import { RecordField } from '../../common/form/record-fields.js';
import { Note } from '../../common/parts.js';

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
  const status = useFormStatus();
  const papel = usePapel();
  const isReadOnly = isForbidden(field, papel);
  const { label, hint, one, item, min, max } = field;
  const leaves = leavesOf(item);
  const count = useCount(source);
  return (
    <div className="inteiro" role="group" aria-label={label} id={source}>
      {!isSection && <Typography variant="h3">{label}</Typography>}
      <Note gutterBottom>
        {isReadOnly && `${ADMINISTRATION_ONLY} `}
        {hint !== undefined && `${hint} `}
        De {min} a {max}; agora {count}.
      </Note>
      <ArrayInput source={source} label={false} helperText={false}>
        <GroupIterator one={one} isBusy={status.isBusy || isReadOnly} canAdd={count < max} canRemove={count > min}>
          <FormContext value={{ ...status, editor: { labels: {}, ...statedFields(leaves, papel, isReadOnly) } }}>
            {leaves.map(([name]) => (
              <RecordField key={name} source={name} />
            ))}
          </FormContext>
          {/* react-admin stumbles over a list of one field alone */}
          {null}
        </GroupIterator>
      </ArrayInput>
    </div>
  );
}

function FieldsOf({ fields, under }: { readonly fields: Fields; readonly under: string }) {
  return Object.entries(fields).map(([name, field]) => {
    const source = under + name;
    if (isLeaf(field)) return <RecordField key={source} source={source} />;
    if (field.kind === 'list') return <ListInput key={source} source={source} field={field} />;
    return (
      <div key={source} className="inteiro" role="group" aria-label={field.label}>
        <Typography variant="h3">{field.label}</Typography>
        <FieldsOf fields={field.fields} under={`${source}.`} />
      </div>
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

const FORMATTED_ROWS = 7;
const LONG_ROWS = 3;

/** A text that may be longer has a row for itself. */
const HALF_A_ROW = 100;

/** Whether a field is the administration's and the person is not of it; the API refuses what they would change. */
const isForbidden = (field: Leaf | ListField, papel: User['papel'] | undefined): boolean =>
  'administration' in field && papel !== 'administracao';

const ADMINISTRATION_ONLY = 'Só a administração altera este campo.';

/** States fields of a page as an editor does. @param isReadOnly they are of a list that the person may only read */
export function statedFields(
  leaves: readonly (readonly [source: string, field: Leaf])[],
  papel: User['papel'] | undefined,
  isReadOnly = false,
) {
  return {
    limits: Object.fromEntries(leaves.map(([source, field]) => [source, limitsOf(field)])),
    fields: Object.fromEntries(
      leaves.map(([source, field]) => [source, statedField(field, isForbidden(field, papel), isReadOnly)]),
    ),
  };
}

function limitsOf(field: Leaf): object {
  if (field.kind === 'number') return { minimum: field.min, maximum: field.max };
  return 'max' in field ? { maxLength: field.max } : {};
}

/** Whatever is wrong with a text the API says, at the field. */
function statedField(field: Leaf, isForbidden: boolean, isReadOnly: boolean): StatedField {
  const { kind, label, hint } = field;
  if (kind === 'image' || kind === 'number') return { kind, label, hint };
  if (kind === 'choice') {
    return { kind, label, hint, choices: choicesAmong(field.options), first: field.default };
  }
  const called = field.optional === true ? label : `${label} *`;
  if (kind === 'formatted') return { kind, label: called, hint, rows: FORMATTED_ROWS };
  return {
    label: called,
    hint: isForbidden ? [ADMINISTRATION_ONLY, hint].filter(Boolean).join(' · ') : hint,
    rows: kind === 'longText' ? LONG_ROWS : undefined,
    isWide: kind !== 'text' || field.max > HALF_A_ROW,
    isReadOnly: isForbidden || isReadOnly,
    keepsEmpty: true,
  };
}
