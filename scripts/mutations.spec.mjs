import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutations } from '../test/mutations/index.mjs';
import { mutated, promises } from './lib/mutations.mjs';
import { root } from './lib/programs.mjs';

/** The promises of docs/security.md that no mutation breaks yet. It only ever gets shorter. */
const UNBROKEN = ['captcha-policy', 'csp', 'foreign-picture', 'hostile-text'];

describe('the recorded mutations', () => {
  it.each(mutations.map((mutation) => [`${mutation.row}: ${mutation.breaks}`, mutation]))(
    'still apply: %s',
    (_name, mutation) => {
      expect(mutated(mutation)).not.toBe('');
      expect(existsSync(join(root, mutation.spec))).toBe(true);
    },
  );

  it('are of promises that docs/security.md makes', () => {
    const rows = promises().map(({ row }) => row);
    expect(mutations.filter(({ row }) => !rows.includes(row))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('break each promise, but for those that are listed here', () => {
    const broken = new Set(mutations.map(({ row }) => row));
    const unbroken = promises().filter(({ row }) => !broken.has(row));
    expect(unbroken.map(({ row, promise }) => row || promise).toSorted()).toEqual(UNBROKEN);
  });
});
