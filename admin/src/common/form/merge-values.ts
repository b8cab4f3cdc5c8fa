import { get, set } from 'react-hook-form';
import type { FormValues } from './record-editor.js';

/**
 * Puts the changes of two people to one record together, field by field (three-way merge).
 * @param lost my saves whose answers were lost, with what each began from: a change that is stored from one is my own
 * @returns the changes of both, mine where both changed the same field, and the fields that they changed differently
 */
export function mergeValues(
  fields: readonly string[],
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', FormValues>>,
  lost: ReadonlyMap<FormValues, FormValues> = new Map(),
) {
  const merged = structuredClone(mine);
  const disputed: string[] = [];
  for (const field of fields) {
    const [before, own, other] = [base, mine, theirs].map((values): unknown => get(values, field));
    const isStored = [...lost].some(
      ([sent, from]) => isSame(get(sent, field), other) && !isSame(get(from, field), other),
    );
    if (isStored || isSame(other, before) || isSame(other, own)) continue;
    if (isSame(own, before)) set(merged, field, other);
    else disputed.push(field);
  }
  return { merged, disputed };
}

/** Whether two values of a field are the same for who wrote them: a form says '' where the server says null. */
export function isSame(one: unknown, other: unknown): boolean {
  return asJson(one) === asJson(other);
}

function asJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (part === '' || part === undefined ? null : part)) ?? 'null';
}
