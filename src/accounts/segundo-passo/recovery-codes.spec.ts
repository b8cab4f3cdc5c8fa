import { expect, it } from '@jest/globals';
import { newRecoveryCode, plainRecoveryCode } from './recovery-codes.js';

it('is four groups of four letters, and another one each time', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(200);
});

it.each([
  ['7Q2M-0ABC-1DEF-GHJK', '7Q2M0ABC1DEFGHJK'],
  [' 7q2m 0abc 1def ghjk\n', '7Q2M0ABC1DEFGHJK'],
  ['7q2moabcldefghjk', '7Q2M0ABC1DEFGHJK'],
])('is read as %j is typed', (typed, plain) => {
  expect(plainRecoveryCode(typed)).toBe(plain);
});
