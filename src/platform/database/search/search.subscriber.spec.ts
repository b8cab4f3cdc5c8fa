import { expect, it } from '@jest/globals';
import { disproportion } from '../../../../test/support/work.js';
import { diffTerms } from './search.subscriber.js';

const words = (from: number, count: number) => new Set(Array.from({ length: count }, (_, index) => `w${from + index}`));

it('finds the words that a record has no more, and those that it has now', () => {
  expect(diffTerms(words(0, 4), words(1, 4))).toEqual({ gone: ['w0'], added: ['w4'] });
});

it.each([
  ['all other words', 1],
  ['half of them other words', 0.5],
  ['the same words', 0],
])('finds them in proportion to their number: %s', async (_what, part) => {
  const changed = await disproportion(
    500,
    (count) => [words(0, count), words(count * part, count)] as const,
    ([known, terms]) => diffTerms(known, terms),
  );
  expect(changed).toBeUndefined();
});
