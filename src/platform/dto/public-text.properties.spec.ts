import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { isPublicText } from './fields.js';

const points = fc.constantFrom(
  0x061c,
  0x200e,
  0x200f,
  0x202a,
  0x202b,
  0x202c,
  0x202d,
  0x202e,
  0x2066,
  0x2067,
  0x2068,
  0x2069,
  0x0000,
  0x0085,
);
const turns = points.map((point) => String.fromCodePoint(point));
// what people write: letters of any script, emoji with their joiners, lines and tabs
const written = fc
  .array(fc.constantFrom('ação', ' ', '\n', '\t', 'שלום', 'مرحبا', '👩‍🌾', '—', '«é»', '&amp;', '&#233;', '🇵🇹'))
  .map((parts) => parts.join(''));

describe('a text that visitors are shown', () => {
  it('is whatever people write, in any script', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(isPublicText(text)).toBe(true);
      }),
    );
  });

  it('has nothing unseen in it that turns or controls what is around it, wherever it stands', () => {
    fc.assert(
      fc.property(written, turns, written, (before, turn, after) => {
        expect(isPublicText(before + turn + after)).toBe(false);
      }),
    );
  });

  it('has none under its number or its name either', () => {
    const references = fc.oneof(
      points.map((point) => `&#${point};`),
      points.map((point) => `&#0${point};`),
      points.map((point) => `&#x${point.toString(16)};`),
      points.map((point) => `&#X${point.toString(16).toUpperCase()};`),
      fc.constantFrom('&lrm;', '&rlm;'),
    );
    fc.assert(
      fc.property(written, references, written, (before, one, after) => {
        expect(isPublicText(before + one + after)).toBe(false);
      }),
    );
  });

  it('may name a character that there is not', () => {
    expect(isPublicText('&#x110000; &#9999999;')).toBe(true);
  });
});
