import { expect, it } from '@jest/globals';

it.each([1, 2])('row %i', (number) => {
  expect(number).toBe(1);
});
