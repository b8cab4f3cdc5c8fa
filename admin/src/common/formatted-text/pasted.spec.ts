import { describe, expect, it } from 'vitest';
import { withoutExcess, withoutUnseen } from './pasted.js';

const MANY = 2_000_000;
/** The longest wait that a person does not notice; reading takes a tenth of it. */
const SOON_MS = 1_000;

describe('what is pasted', () => {
  it('loses what nobody sees', () => {
    expect(withoutExcess('<p>\u202A+351 912 345 678\u202C</p>')).toBe('<p>+351 912 345 678</p>');
    expect(withoutUnseen('\u2068Ana\u2069\u200E disse\nolá')).toBe('Ana disse\nolá');
  });

  it.each([
    ['a document of two megabytes', '<p class=MsoNormal style="margin:0">Uma linha.</p>'],
    ['notes that never end', '<!--'],
    ['notes of Word that never end', '<!--[if !supportLists]-->'],
    ['elements that never end', '<style>'],
    ['elements that were never begun', '</style>'],
    ['tags that never end', '<a '],
    ['quotes that never end', '<a style="'],
    ['attributes without end', '<a style= style= '],
    ['items without end', '<p class=MsoListParagraph>'],
    ['lists that end and begin', '</ul> <ul>'],
    ['spaces', ' '],
    ['depth', '<div>'],
  ])('is read soon, and no further than a text can be long: %s', (_what, part) => {
    const html = part.repeat(Math.ceil(MANY / part.length));
    const from = performance.now();
    expect(withoutExcess(html).length).toBeLessThanOrEqual(600_000);
    expect(performance.now() - from).toBeLessThan(SOON_MS);
  });
});
