import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { storedName, uniquePartOf } from '../storage/stored-name.js';
import { FILE_NAME_LENGTH } from '../storage/ficheiro.entity.js';
import { readableName } from './readable-name.js';

/** The pattern of the stored name of a PDF. */
const STORED = /^\d{13}_[a-z0-9]+(-[a-z0-9]+)*-[0-9a-f]{32}\.pdf$/;
const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.constantFrom('..', '/', '\\', '.pdf', '\u202E', '\u2028', '\u2029', '\0', '\n', 'á', ' ', '-', 'CV'), {
      maxLength: 40,
    })
    .map((parts) => parts.join('')),
);

describe('a file, whatever it is called,', () => {
  it('is stored under a name of our own, by which it is known', () => {
    fc.assert(
      fc.property(anyName, (original) => {
        const stored = storedName(original, 'pdf');
        expect(stored).toMatch(STORED);
        expect(stored.length).toBeLessThanOrEqual(FILE_NAME_LENGTH);
        expect(uniquePartOf(stored)).toHaveLength(32);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is saved under a name that is no path, has one line and ends in what it is', () => {
    fc.assert(
      fc.property(anyName, (original) => {
        const name = readableName(original, '.pdf');
        expect(name.endsWith('.pdf')).toBe(true);
        expect(Array.from(name).length).toBeLessThanOrEqual(FILE_NAME_LENGTH);
        expect(name).not.toMatch(/[/\\\p{C}\p{Zl}\p{Zp}]/u);
        // nothing is left of a name of dots and spaces
        if (name === '.pdf') return;
        expect(name).toMatch(/^[^\s.-]/);
        expect(readableName(name, '.pdf')).toBe(name);
      }),
      { numRuns: 2_000, examples: [['\u0300\0\u031B']] },
    );
  });
});
