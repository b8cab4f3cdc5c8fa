import { describe, expect, it } from '@jest/globals';
import { isPhone, postalCode, typedLine, typedLines } from './typed-text.js';

describe('a text as it was meant', () => {
  it.each([
    ['zero-width', 'a\u200bb\u200c\u200dc\u2060\ufeff', 'abc'],
    ['direction', '\u200ea\u200fb\u061c\u202ac\u202e\u2066d\u2069', 'abcd'],
    ['soft hyphens', 'co\u00adza', 'coza'],
    ['fillers', '\u115fa\u3164b\u034f', 'ab'],
    ['pictures that were not copied', 'a\ufffcb', 'ab'],
    ['spaces', 'a\u00a0b\u202fc\u2003d', 'a b c d'],
    ['hyphens', 'Ana\u2011Maria', 'Ana-Maria'],
    ['what looks do for no emoji', 'a\ufe0f\u200db', 'ab'],
  ])('has %s neither nor in their place', (_what, typed, meant) => {
    expect(typedLine(typed)).toBe(meant);
    expect(typedLines(typed)).toBe(meant);
  });

  it.each(['👩‍🌾', '👩🏽‍🚀', '❤️', '👨‍❤️‍👨', '1️⃣', '🇵🇹', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', '2025–2026', '— disse', 'é', 'שלום'])(
    'keeps %s whole',
    (written) => {
      expect(typedLine(written)).toBe(written);
    },
  );
});

describe('a postal code', () => {
  it.each([
    '4400-001',
    '4400–001',
    '4400\u2011001',
    '4400 001',
    '4400\u00a0001',
    '4400001',
    ' \u200e4400 - 001 ',
    '4400−001',
  ])('%j is 4400-001', (typed) => {
    expect(postalCode(typed)).toBe('4400-001');
  });

  it.each(['4400-00', '4400-0011', 'EC1A 1BB', ''])('%j is none', (typed) => {
    expect(postalCode(typed)).toBeUndefined();
  });
});

describe('a telephone', () => {
  it.each([
    '912345678',
    '+351 912 345 678',
    '(+351) 253.000.000',
    '912 345 678 / 253 000 000',
    '253 000 000 ext. 12',
    '912 345 678 (mãe)',
    'mãe: 912 345 678',
    '\u202a+351 912 345 678\u202c',
    '912\u2011345\u2011678',
    '912–345–678',
  ])('%j can be called', (typed) => {
    expect(isPhone(typed)).toBe(true);
  });

  it.each(['', 'não tenho', '12345', '+', '----------', 'ana123456@escola.pt', '=912345678'])('%j cannot', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });
});
