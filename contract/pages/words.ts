import type { Field, Fields, GroupField, Words } from './field.js';

/** The differences from the defaults, in the shape of the words: a list is whole, a group has only what differs. */
export type Changes = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param changes stored, perhaps by an earlier version: what is no field any more, or no longer fits, is left out */
export function withChanges<Of extends Fields>(fields: Of, changes: unknown): Words<Of> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      valueOf(field, isObject(changes) ? changes[name] : undefined),
    ]),
  ) as Words<Of>;
}

function valueOf(field: Field, changed: unknown): unknown {
  if (field.kind === 'group') return withChanges(field.fields, changed);
  if (field.kind === 'list') {
    return Array.isArray(changed) ? changed.map((item) => withChanges(field.item, item)) : field.default;
  }
  if (field.kind === 'choice' && !field.options.includes(String(changed))) return field.default;
  return typeof changed === typeof field.default ? changed : field.default;
}

/** Returns the words that differ from the defaults. */
export function changesOf(fields: Fields, words: Words<Fields>): Changes {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const value: unknown = words[name];
      if (field.kind !== 'group') return isSame(value, field.default) ? [] : [[name, value]];
      const inside = changesOf(field.fields, value as Words<Fields>);
      return Object.keys(inside).length === 0 ? [] : [[name, inside]];
    }),
  );
}

// both are made from the description, so their fields are in one order
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A field with a value of its own; a list is one whole. */
export type WordField = Exclude<Field, GroupField>;

/** Returns every field of a page in its order, in groups or not, by its whole way: 'cabecalho.titulo'. */
export function leavesOf(
  fields: Fields,
  words: Words<Fields>,
  under = '',
): { way: string; field: WordField; value: unknown }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [way, value] = [under + name, words[name] as unknown];
    return field.kind === 'group' ? leavesOf(field.fields, value as Words<Fields>, `${way}.`) : [{ way, field, value }];
  });
}

/** Returns the words with some of their values changed. @param way of the field, as in {@link leavesOf} */
export function mapWords(
  fields: Fields,
  words: Words<Fields>,
  change: (value: unknown, field: WordField, way: string) => unknown,
  under = '',
): Words<Fields> {
  const mapped = Object.entries(fields).map(([name, field]) => {
    const [way, value] = [under + name, words[name] as unknown];
    if (field.kind !== 'group') return [name, change(value, field, way)];
    return [name, mapWords(field.fields, value as Words<Fields>, change, `${way}.`)];
  });
  return Object.fromEntries(mapped) as Words<Fields>;
}

/** The words with every picture's address put in another way. */
export function mapPictures(fields: Fields, words: Words<Fields>, change: (url: string) => string): Words<Fields> {
  return mapWords(fields, words, (value, field) => {
    if (field.kind === 'image') return change(value as string);
    if (field.kind !== 'list') return value;
    return (value as Words<Fields>[]).map((item) => mapPictures(field.item, item, change));
  });
}

const TEXTS: readonly Field['kind'][] = ['text', 'longText', 'formatted'];

/** Returns the texts that stand on a page, in their order, without the empty ones. */
export function textsOf(fields: Fields, words: Words<Fields>): string[] {
  return leavesOf(fields, words).flatMap(({ field, value }) => {
    if (field.kind === 'list') return (value as Words<Fields>[]).flatMap((item) => textsOf(field.item, item));
    return value !== '' && TEXTS.includes(field.kind) ? [String(value)] : [];
  });
}
