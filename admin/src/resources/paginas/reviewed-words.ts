import type { Field, Fields } from '@contract/paginas/field';
import type { Reviewed, ReviewKind } from '../../common/review/reviewed.js';

const kinds: Readonly<Partial<Record<Field['kind'], ReviewKind>>> = {
  text: 'text',
  longText: 'text',
  formatted: 'formatted',
  link: 'link',
  image: 'picture',
  date: 'day',
};

/** The words of a page as they are looked through: by its description, whatever that is. */
export function reviewedWords(fields: Fields, values: unknown, under: string): Reviewed[] {
  const known = (values ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([name, field]): Reviewed[] => {
    const source = under + name;
    const value = known[name];
    if (field.kind === 'group') return reviewedWords(field.fields, value, `${source}.`);
    if (field.kind === 'list') {
      const items = Array.isArray(value) ? (value as unknown[]) : [];
      return items.flatMap((item, index) => reviewedWords(field.item, item, `${source}.${index}.`));
    }
    const kind = kinds[field.kind];
    return kind === undefined ? [] : [{ source, label: field.label, kind, value }];
  });
}
