import { describe, expect, it } from '@jest/globals';
import { TERM_LENGTH } from './search-term.entity.js';
import { numberTerms, termsOf } from './terms.js';

describe('the words of a text', () => {
  it('are lower case, without accents, each once', () => {
    expect(termsOf('João e a Maria: o JOÃO!')).toEqual(['joao', 'e', 'a', 'maria', 'o']);
  });

  it('are cut to the length of the index, and never in the middle of a character', () => {
    const start = 'a'.repeat(TERM_LENGTH - 1);
    expect(termsOf(`${start}bcd ${start}\u{10400}x`)).toEqual([`${start}b`, `${start}\u{10428}`]);
  });
});

describe('the ends of a number', () => {
  it.each(['12345', '12 345', '1.2-3 (45)', 'ext. 12 345'])(
    'are those of its digits, however it is written: %o',
    (typed) => {
      expect(numberTerms(typed)).toEqual(['12345', '2345', '345', '45']);
    },
  );

  it.each(['912345678', '912 345 678', '+351 91 234 56 78', '(00351) 912.345.678'])(
    'are those of a Portuguese telephone with its country: %o',
    (typed) => {
      const whole = '00351912345678';
      expect(numberTerms(typed)).toEqual(Array.from({ length: 13 }, (_, from) => whole.slice(from)));
    },
  );

  it('are those of each number', () => {
    expect(numberTerms('12 / 345, 7')).toEqual(['12', '345', '45']);
    expect(numberTerms('sem número')).toEqual([]);
  });

  it('are no longer than the index', () => {
    expect(numberTerms('1'.repeat(200)).map(({ length }) => length)).toEqual(
      Array.from({ length: TERM_LENGTH - 1 }, (_, from) => TERM_LENGTH - from),
    );
  });
});
