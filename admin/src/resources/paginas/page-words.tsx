import type { ReactNode } from 'react';
import type { Field, Fields, ListField } from '@contract/pages/field';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { plainText } from '../../common/list/column.js';
import { Thumbnail } from '../../pictures/thumbnail.js';
import { GROUP_SIGN, type Reviewed, type ReviewKind } from '../../publishing/reviewed.js';
import { fieldsOf, type NamedField } from './page-places.js';

/** Describes a page's fields, each under its whole path, to a comparison of versions. */
export function wordsEditor(fields: Fields): RecordEditor {
  const all = fieldsOf(fields);
  return {
    labels: { estado: 'Estado', ...Object.fromEntries(all.map(({ way, label }) => [way, label])) },
    limits: {},
    views: Object.fromEntries(all.flatMap(({ way, field }) => viewsOf(way, field))),
    reviewed: (values) => reviewedWords(fields, values),
  };
}

function viewsOf(way: string, field: NamedField['field']): [string, (value: unknown) => ReactNode][] {
  if (field.kind === 'image') return [[way, (value) => <Thumbnail url={plainText(value)} alt={field.label} />]];
  return field.kind === 'list' ? [[way, (value) => <Items field={field} value={value} />]] : [];
}

function Items({ field, value }: { readonly field: ListField; readonly value: unknown }) {
  const items = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  return (
    <ol>
      {items.map((item, index) => (
        <li key={index}>
          {Object.keys(field.item)
            .map((name) => plainText(item[name]))
            .filter((text) => text !== '')
            .join(' · ')}
        </li>
      ))}
    </ol>
  );
}

const reviewKinds: Readonly<Partial<Record<Field['kind'], ReviewKind>>> = {
  text: 'text',
  longText: 'text',
  formatted: 'formatted',
  link: 'link',
  image: 'picture',
  date: 'day',
};

/** The words of a page as they are looked through: by its description, whatever that is. */
function reviewedWords(fields: Fields, values: unknown, under = '', called = ''): Reviewed[] {
  const known = (values ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([name, field]): Reviewed[] => {
    const source = under + name;
    const value = known[name];
    if (field.kind === 'group') {
      return reviewedWords(field.fields, value, `${source}.`, `${called}${field.label}${GROUP_SIGN}`);
    }
    if (field.kind === 'list') {
      const items = Array.isArray(value) ? (value as unknown[]) : [];
      return items.flatMap((item, index) =>
        reviewedWords(field.item, item, `${source}.${index}.`, `${called}${field.one} ${index + 1}${GROUP_SIGN}`),
      );
    }
    const kind = reviewKinds[field.kind];
    return kind === undefined ? [] : [{ source, label: called + field.label, kind, value }];
  });
}
