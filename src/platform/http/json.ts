/** Reads JSON. @returns undefined where it is none */
export function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Half a character, and the two numbers that are kept from ever being one. */
const NO_CHARACTER = /[\p{Surrogate}\uFFFE\uFFFF]/u;

/**
 * Whether a parsed value can be kept and handed on. JSON can write three things that cannot: half a character
 * (`"\\ud800"`), which UTF-8 has not, a number that is no character (`"\\uffff"`), which XML forbids, and a name that
 * every object inherits (`{"constructor":1}`), which breaks code that relies on it.
 */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !NO_CHARACTER.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([name, content]) => !(name in Object.prototype) && isWellFormed(name) && isWellFormed(content),
  );
}

const MAX_DEPTH = 10;
const MAX_VALUES = 10_000;
/** Far more than any group of ours has; class-transformer compares each name with each (docs/decisions/0082). */
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
