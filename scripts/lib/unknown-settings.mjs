import { parseEnv } from 'node:util';

/** A setting as `.env.example` has it: each stands there, most of them behind a `#`. */
const DOCUMENTED = /^#? ?([A-Z][A-Z0-9_]*)=/gm;
/** Names that Node and Docker Compose themselves read from a file `.env`. */
const OTHERS = /^(NODE_|COMPOSE_)|^TZ$/;
/** With more edits for each letter than this, two names only happen to look alike. */
const MOST_EDITS = 1 / 3;

/**
 * Names in a file `.env` that nothing reads, as complaints that name the setting which was probably meant. The process
 * environment cannot be checked so: it holds what is meant for others.
 * @param {string} env the contents of `.env`
 * @param {string} example the contents of `.env.example`
 * @returns {string[]}
 */
export function unknownSettings(env, example) {
  const known = [...example.matchAll(DOCUMENTED)].map(([, name = '']) => name);
  return Object.keys(parseEnv(env))
    .filter((name) => !known.includes(name) && !OTHERS.test(name))
    .map((name) => {
      const meant = nearest(name, known);
      return `${name}: nenhuma definição tem este nome${meant === undefined ? '' : `; queria dizer ${meant}?`}`;
    });
}

/**
 * @param {string} name
 * @param {string[]} known
 */
function nearest(name, known) {
  const [first] = known
    .map((candidate) => ({ candidate, edits: editsBetween(name, candidate) }))
    .sort((a, b) => a.edits - b.edits);
  return first !== undefined && first.edits <= name.length * MOST_EDITS ? first.candidate : undefined;
}

/**
 * The Levenshtein distance.
 * @param {string} one
 * @param {string} other
 */
function editsBetween(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    let before = index + 1;
    row = [
      before,
      ...other.split('').map((otherLetter, column) => {
        const replaced = /** @type {number} */ (row[column]) + (letter === otherLetter ? 0 : 1);
        before = Math.min(replaced, before + 1, /** @type {number} */ (row[column + 1]) + 1);
        return before;
      }),
    ];
  }
  return /** @type {number} */ (row.at(-1));
}
