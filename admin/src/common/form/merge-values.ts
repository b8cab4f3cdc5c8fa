import type { FormValues } from './form-values.js';

interface Versions {
  /** What the person had before them when they began. */
  readonly base: FormValues;
  /** What they have made of it. */
  readonly mine: FormValues;
  /** What somebody else has made of it meanwhile. */
  readonly theirs: FormValues;
}

interface Merge {
  /** What both have made of it; mine where both changed the same. */
  readonly merged: FormValues;
  /** The fields that both changed, to different values. */
  readonly disputed: readonly string[];
}

/** Puts the changes of two people to one record together, field by field (three-way merge). */
export function mergeValues(fields: readonly string[], { base, mine, theirs }: Versions): Merge {
  const merged: FormValues = { ...mine };
  const disputed: string[] = [];
  for (const field of fields) {
    const [before, own, other] = [base[field], mine[field], theirs[field]];
    if (isSame(own, before)) merged[field] = other;
    else if (!isSame(other, before) && !isSame(other, own)) disputed.push(field);
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
