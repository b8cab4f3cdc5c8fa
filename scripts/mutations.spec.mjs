import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { mutations } from '../test/mutations/index.mjs';
import { applyMutation, readPromises } from './lib/mutations.mjs';
import { root } from './lib/programs.mjs';

describe('the recorded mutations', () => {
  it.each(mutations)('still apply: $row: $breaks', (mutation) => {
    expect(applyMutation(mutation)).not.toBe('');
    expect(existsSync(join(root, mutation.spec))).toBe(true);
  });

  it('are of promises that docs/security.md makes', () => {
    const rows = readPromises().map(({ row }) => row);
    expect(mutations.filter(({ row }) => !rows.includes(row))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('break each promise', () => {
    const broken = new Set(mutations.map(({ row }) => row));
    expect(readPromises().filter(({ row }) => !broken.has(row))).toEqual([]);
  });
});
