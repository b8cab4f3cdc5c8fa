import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrayInput } from 'react-admin';
import type { Field, Fields, ListField } from '@contract/pages/field';
import { useWatch } from 'react-hook-form';
import { useFormStatus } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { GroupIterator } from '../../common/form/group-list.js';
import { ADMINISTRATION_ONLY, useIsReadOnly, WordInput } from './word-input.js';

type Leaf = Exclude<Field, { kind: 'group' | 'list' }>;

const isLeaf = (field: Field): field is Leaf => field.kind !== 'group' && field.kind !== 'list';

const leavesOf = (fields: Fields): [string, Leaf][] =>
  Object.entries(fields).flatMap(([name, field]) => (isLeaf(field) ? [[name, field]] : []));

interface ListInputProps {
  readonly source: string;
  readonly field: ListField;
  /** It is a section by itself, which says its name. */
  readonly isSection?: boolean;
}

/** Groups that can be added to, removed and put into another order, within the list's bounds. */
function ListInput({ source, field, isSection = false }: ListInputProps) {
  const { isBusy } = useFormStatus();
  const isReadOnly = useIsReadOnly(field);
  const { label, hint, one, item, min, max } = field;
  const items: unknown = useWatch({ name: source });
  const count = Array.isArray(items) ? items.length : 0;
  return (
    <Box className="inteiro" role="group" aria-label={label}>
      {!isSection && <Typography variant="h3">{label}</Typography>}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {isReadOnly && `${ADMINISTRATION_ONLY} `}
        {hint !== undefined && `${hint} `}
        De {min} a {max}; agora {count}.
      </Typography>
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
