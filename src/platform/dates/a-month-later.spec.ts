import { expect, it } from '@jest/globals';
import { aMonthLater } from './lisbon-day.js';

it.each([
  ['2026-11-22', '2026-12-22'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
])('a month after %s is %s', (from, to) => {
  expect(aMonthLater(from)).toBe(to);
});
