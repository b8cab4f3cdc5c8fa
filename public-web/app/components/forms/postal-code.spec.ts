import { expect, test } from 'vitest';
import { withDash } from './postal-code';

test.each([
  ['4400', '4400'],
  ['44000', '4400-0'],
  ['4400-', '4400-'],
  ['4400001', '4400-001'],
  ['4400 001', '4400-001'],
  ['4400–001', '4400-001'],
  ['44000012', '44000012'],
  ['EC1A', 'EC1A'],
])('%o is shown as %o', (typed, shown) => {
  expect(withDash(typed)).toBe(shown);
});
