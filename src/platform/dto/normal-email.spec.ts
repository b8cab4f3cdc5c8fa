import { describe, expect, it } from '@jest/globals';
import { maskedAddress, normalEmail, oneAddress } from './normal-email.js';

describe('the one spelling of an address', () => {
  it.each([
    ['maria@educação.pt', 'maria@xn--educao-7ta5a.pt'],
    ['maria@educac\u0327a\u0303o.pt', 'maria@xn--educao-7ta5a.pt'],
    ['maria@EDUCAÇÃO.pt', 'maria@xn--educao-7ta5a.pt'],
    ['Maria@Escola.PT', 'Maria@Escola.PT'],
    ['zw3@escola.pt\u200e', 'zw3@escola.pt'],
    ['zw5\u00ad@escola.pt', 'zw5@escola.pt'],
    ['jose\u0301@escola.pt', 'josé@escola.pt'],
    ['ana@escola。pt', 'ana@escola.pt'],
    ['admin@localhost', 'admin@localhost'],
  ])('of %j is %j', (typed, one) => {
    expect(oneAddress(typed)).toBe(one);
    expect(oneAddress(one)).toBe(one);
  });

  it.each([
    'sem-arroba',
    'ana@',
    'ana@escó%6Cla.pt',
    'ana@escóla.pt/x',
    'ana@escóla.pt:25',
    `ana@${'ç'.repeat(300)}.pt`,
  ])('is left to the rules where there is none: %s', (typed) => {
    expect(oneAddress(typed)).toBe(typed);
  });

  it('is compared without its case', () => {
    for (const typed of [' MARIA@Educação.PT ', 'Maria@XN--EDUCAO-7TA5A.PT'])
      expect(normalEmail(typed)).toBe('maria@xn--educao-7ta5a.pt');
  });
});

it.each([
  ['maria@escola.pt', 'm•••@escola.pt'],
  ['m@escola.pt', 'm•••@escola.pt'],
  ['nada', 'n•••'],
])('%s is shown as %s to others', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
