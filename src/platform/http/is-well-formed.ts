const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Whether a parsed value can be kept and handed on. JSON can write two things that cannot: half a character
 * (`"\\ud800"`), which UTF-8 has not, and a name that every object inherits (`{"constructor":1}`), which breaks code
 * that relies on it.
 */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !LONE_SURROGATE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([name, content]) => !(name in Object.prototype) && isWellFormed(name) && isWellFormed(content),
  );
}
