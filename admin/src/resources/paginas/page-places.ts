import { pages } from '@contract/pages/pages';
import type { Field, Fields } from '@contract/pages/field';
import type { Place } from '../../common/section/section.js';

/** The pages whose words can be changed, each followed by its fields, which are found by what their descriptions say. */
export const pagePlaces: readonly Place[] = pages.flatMap(({ chave, nome, resumo, fields }) => {
  const path = `/editar/paginas/${chave}`;
  const ofFields = fieldsOf(fields).map(({ way, label, field }) => ({
    label: `${nome}: ${label}`,
    path: `${path}#${way}`,
    words: saidOf(field),
  }));
  return [{ label: nome, path, words: resumo }, ...ofFields];
});

function saidOf(field: Field): string {
  const within = field.kind === 'list' ? Object.values(field.item).map(({ label }) => label) : [];
  return [field.hint ?? '', ...within].join(' ');
}

/** A field of a page with its way in the form: 'address.street'. */
export interface NamedField {
  readonly way: string;
  readonly label: string;
  readonly field: Exclude<Field, { kind: 'group' }>;
}

/** The fields of a page that hold something, each by its way in the form and by a label that names its group. */
export function fieldsOf(fields: Fields, under = '', called = ''): NamedField[] {
  return Object.entries(fields).flatMap(([name, field]): NamedField[] =>
    field.kind === 'group'
      ? fieldsOf(field.fields, `${under}${name}.`, `${called}${field.label}: `)
      : [{ way: under + name, label: called + field.label, field }],
  );
}
