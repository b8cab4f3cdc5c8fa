import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicText } from './public-text.js';

const turns = fc.constantFrom(
  ...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u0000\u0085',
);
const points = turns.map((turn) => turn.codePointAt(0) ?? 0);
// what people write: letters of any script, emoji with their joiners, lines and tabs
const written = fc
  .array(fc.constantFrom('ação', ' ', '\n', '\t', 'שלום', 'مرحبا', '👩‍🌾', '—', '«é»', '&amp;', '&#233;', '🇵🇹'))
  .map((parts) => parts.join(''));

describe('a text that visitors are shown', () => {
  it('is whatever people write, in any script', () => {
    fc.assert(fc.property(written, (text) => expect(isPublicText(text)).toBe(true)));
  });

  it('has nothing unseen in it that turns or controls what is around it, wherever it stands', () => {
    fc.assert(
      fc.property(written, turns, written, (before, turn, after) =>
        expect(isPublicText(before + turn + after)).toBe(false),
      ),
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
      fc.property(written, references, written, (before, one, after) =>
        expect(isPublicText(before + one + after)).toBe(false),
      ),
    );
  });

  it('may name a character that there is not', () => {
    expect(isPublicText('&#x110000; &#9999999;')).toBe(true);
  });
});
