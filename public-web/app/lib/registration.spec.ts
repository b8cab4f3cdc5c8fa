import { expect, test } from 'vitest';
import { registrationOn } from './registration';

test.each([
  ['2026-08-31', 'soon'],
  ['2026-09-01', 'open'],
  ['2027-04-30', 'open'],
  ['2027-05-01', 'closed'],
])('on %s registration is %s', (today, state) => {
  expect(registrationOn(today, { opens: '2026-09-01', deadline: '2027-04-30' })).toBe(state);
});
