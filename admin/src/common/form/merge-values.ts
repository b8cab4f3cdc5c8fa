import { get, set } from 'react-hook-form';
import { webAddress, withScheme } from '@contract/link-address';
import { typedSigns } from '@contract/typed-text';
import type { Field, FormValues } from './record-editor.js';

/**
 * Puts the changes of two people to one record together, field by field (three-way merge).
 * @param lost my saves whose answers were lost, with what each began from: a change that is stored from one is my own
 * @param stated the fields as their editor states them: the server changes some of them by itself
 * @returns the changes of both, mine where both changed the same field, and the fields that they changed differently
 */
export function mergeValues(
  fields: readonly string[],
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', FormValues>>,
  lost: ReadonlyMap<FormValues, FormValues> = new Map(),
  stated: Readonly<Partial<Record<string, Pick<Field, 'isSetByServer'>>>> = {},
) {
  const merged = structuredClone(mine);
  const disputed: string[] = [];
  for (const field of fields) {
    const [before, own, other] = [base, mine, theirs].map((values): unknown => get(values, field));
    const isStored = [...lost].some(([sent, from]) => {
      const isOfSent = isStoredAs(get(sent, field), other) || stated[field]?.isSetByServer?.(theirs, sent) === true;
      return isOfSent && !isSame(get(from, field), other);
    });
    if (isStored || isSame(other, before) || isSame(other, own)) continue;
    if (isSame(own, before)) set(merged, field, other);
    else disputed.push(field);
  }
  return { merged, disputed };
}

/** The spellings in which the server stores a text: as it came; a link whole; an address or a number in plain signs. */
const spellings: readonly ((typed: string) => string)[] = [
  String,
  withScheme,
  (typed) => webAddress(withScheme(typed)) ?? typed,
  (typed) => typedSigns(typed).normalize('NFC'),
];

function isStoredAs(sent: unknown, stored: unknown): boolean {
  return spellings.some((spelling) => {
    const spelt: unknown = JSON.parse(asJson(sent), (_key, part: unknown) =>
      typeof part === 'string' ? spelling(part) : part,
    );
    return isSame(spelt, stored);
  });
}

/** Whether two values of a field are the same for who wrote them: a form says '' where the server says null. */
export function isSame(one: unknown, other: unknown): boolean {
  return asJson(one) === asJson(other);
}

function asJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (part === '' || part === undefined ? null : part)) ?? 'null';
}
