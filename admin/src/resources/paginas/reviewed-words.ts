import type { Field, Fields } from '@contract/pages/field';
import { GROUP_SIGN, type Reviewed, type ReviewKind } from '../../common/review/reviewed.js';

const kinds: Readonly<Partial<Record<Field['kind'], ReviewKind>>> = {
  text: 'text',
  longText: 'text',
  formatted: 'formatted',
  link: 'link',
  image: 'picture',
  date: 'day',
};

/** The words of a page as they are looked through: by its description, whatever that is. */
export function reviewedWords(fields: Fields, values: unknown, under = '', called = ''): Reviewed[] {
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
    const kind = kinds[field.kind];
    return kind === undefined ? [] : [{ source, label: called + field.label, kind, value }];
  });
}
