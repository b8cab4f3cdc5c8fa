import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { mutations } from '../test/mutations/index.mjs';
import { mutated, promises } from './lib/mutations.mjs';
import { root } from './lib/programs.mjs';

describe('the recorded mutations', () => {
  it.each(mutations)('still apply: $row: $breaks', (mutation) => {
    expect(mutated(mutation)).not.toBe('');
    expect(existsSync(join(root, mutation.spec))).toBe(true);
  });

  it('are of promises that docs/security.md makes', () => {
    const rows = promises().map(({ row }) => row);
    expect(mutations.filter(({ row }) => !rows.includes(row))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('break each promise', () => {
    const broken = new Set(mutations.map(({ row }) => row));
    expect(promises().filter(({ row }) => !broken.has(row))).toEqual([]);
  });
});
