import { afterAll, it } from '@jest/globals';

afterAll(() => {
  throw new Error('not cleared away');
});

it('passes', () => {});
