import { beforeAll, it } from '@jest/globals';

beforeAll(() => {
  throw new Error('not ready');
});

it('fails', () => {});
