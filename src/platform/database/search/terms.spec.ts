import { describe, expect, it } from '@jest/globals';
import { TERM_LENGTH } from './search-term.entity.js';
import { termsOf } from './terms.js';

describe('the words of a text', () => {
  it('are lower case, without accents, each once', () => {
    expect(termsOf('João e a Maria: o JOÃO!')).toEqual(['joao', 'e', 'a', 'maria', 'o']);
  });

  it('are cut to the length of the index, and never in the middle of a character', () => {
    const start = 'a'.repeat(TERM_LENGTH - 1);
    expect(termsOf(`${start}bcd ${start}\u{10400}x`)).toEqual([`${start}b`, `${start}\u{10428}`]);
  });
});
