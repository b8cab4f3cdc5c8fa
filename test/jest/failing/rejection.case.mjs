import { setTimeout as wait } from 'node:timers/promises';
import { it } from '@jest/globals';

it('fails', async () => {
  void Promise.reject(new Error('nobody waited for this'));
  await wait(50);
});
