import { expect, it } from '@jest/globals';
import { maskedAddress } from './masked-address.js';

it.each([
  ['maria@escola.pt', 'm•••@escola.pt'],
  ['m@escola.pt', 'm•••@escola.pt'],
  ['nada', 'n•••'],
])('%s is shown as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
