/** Of a field with two wire names the one that no longer says what is stored wins, the first where both do. */
export function changedSpelling<Value>(
  first: Value | undefined,
  second: Value | undefined,
  stored?: Value,
): Value | undefined {
  if (first === undefined) return second;
  return second === undefined || first !== stored ? first : second;
}
