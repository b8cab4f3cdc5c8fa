/**
 * A field with two wire names comes back under both, and a client may have changed either: the one that no longer says
 * what is stored wins, the first where both do.
 */
export function changedSpelling<Value>(
  first: Value | undefined,
  second: Value | undefined,
  stored?: Value,
): Value | undefined {
  if (first === undefined) return second;
  return second === undefined || first !== stored ? first : second;
}
