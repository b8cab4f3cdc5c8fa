import { setTimeout as wait } from 'node:timers/promises';
import { it } from '@jest/globals';

it('fails', async () => {
  setImmediate(() => {
    throw new Error('nobody caught this');
  });
  await wait(50);
});
