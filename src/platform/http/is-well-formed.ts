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
