const MAX_DEPTH = 10;
const MAX_VALUES = 10_000;

/** Whether a parsed body is small enough in depth and in number of values for code that walks it by recursion. */
export function isBounded(body: unknown): boolean {
  let level = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false;
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
}
