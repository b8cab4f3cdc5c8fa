import { createRequire } from 'node:module';
import type { dictionary } from '@zxcvbn-ts/language-common';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

const require = createRequire(import.meta.url);
let common: ReadonlySet<string> | undefined;
const KEYBOARD_ROWS = ['1234567890', 'qwertyuiop', 'asdfghjklç', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'];
const REPEATED_UNIT = /^(.{1,3})\1+$/su;
/** The longest step between two characters that still makes a sequence: 'acegik', '13579'. */
const STEP_MAX = 2;
const RUNS_MIN = 3;

/**
 * Whether a password is one of those that every guesser tries first, whatever its case, or one that follows from a rule:
 * up to three characters repeated, or no more than two sequences or rows of the keyboard, in either direction.
 */
export function isGuessablePassword(password: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords().has(lower) || REPEATED_UNIT.test(lower) || countRuns(Array.from(lower)) < RUNS_MIN;
}

/** Read when a password is first looked at: the list is large, and most starts need none of it. */
function commonPasswords(): ReadonlySet<string> {
  if (common === undefined) {
    const lists = require('@zxcvbn-ts/language-common') as { dictionary: typeof dictionary };
    common = new Set(lists.dictionary['passwords-common'].map(String));
  }
  return common;
}

/** How many stretches there are in which each character follows from the one before it in the same way. */
function countRuns(characters: readonly string[]): number {
  let runs = 1;
  let ways: readonly string[] | undefined;
  for (const [index, character] of characters.slice(1).entries()) {
    const next = waysBetween(characters[index] ?? '', character);
    const same: readonly string[] = ways === undefined ? next : next.filter((way) => ways?.includes(way) === true);
    ways = same.length > 0 ? same : undefined;
    if (same.length === 0) runs += 1;
  }
  return runs;
}

/** Every rule by which the second character follows the first: a short step in Unicode, or the neighbouring key. */
function waysBetween(first: string, second: string): string[] {
  const step = (second.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0);
  const neighbours = KEYBOARD_ROWS.flatMap((row) => {
    const keys = row.includes(first) && row.includes(second) ? row.indexOf(second) - row.indexOf(first) : 0;
    return Math.abs(keys) === 1 ? [`${row} ${keys}`] : [];
  });
  return Math.abs(step) <= STEP_MAX ? [...neighbours, `${step}`] : neighbours;
}
