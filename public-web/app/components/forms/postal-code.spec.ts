import { expect, test } from 'vitest';
import { isPostalCode, withDash } from './postal-code';

test.each([
  ['4400', '4400'],
  ['44000', '4400-0'],
  ['4400-', '4400-'],
  ['4400001', '4400-001'],
  ['4400 001', '4400-001'],
  ['44000012', '44000012'],
  ['EC1A', 'EC1A'],
])('%o is shown as %o', (typed, shown) => {
  expect(withDash(typed)).toBe(shown);
});

test.each([
  ['4400-001', true],
  ['4400001', true],
  [' 4400 001 ', true],
  ['4400-00', false],
  ['4400-0011', false],
  ['EC1A 1BB', false],
])('%o is a postal code: %s', (text, is) => {
  expect(isPostalCode(text)).toBe(is);
});
