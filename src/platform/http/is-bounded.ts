const MAX_DEPTH = 10;
const MAX_VALUES = 10_000;
/** Far more than any group of ours has; class-transformer compares each name with each. */
const MAX_NAMES = 500;

/** Whether a parsed body is small enough in depth, names and number of values for code that walks it by recursion. */
export function isBounded(body: unknown): boolean {
  let level = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false;
    const groups = level.filter((value) => typeof value === 'object' && value !== null);
    if (groups.some((group) => !Array.isArray(group) && Object.keys(group).length > MAX_NAMES)) return false;
    level = groups.flatMap((group): unknown[] => Object.values(group));
  }
  return true;
}
