import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { settings } from '../config/settings.js';
import { LoopDelay } from './loop-delay.js';

const LIMIT_MS = 250;

/** A turn of the event loop that takes so long. */
async function busyFor(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end);
  await turn();
}

it('one long turn of the event loop is none of its business', async () => {
  const loop = new LoopDelay({ ...settings, overloadDelayMs: LIMIT_MS });
  // it watches from the first question on
  expect(loop.isBehind()).toBe(false);
  await busyFor(30);
  await busyFor(30);
  await busyFor(6 * LIMIT_MS);
  for (let count = 0; count < 10; count += 1) {
    expect(loop.isBehind()).toBe(false);
    await busyFor(30);
  }
  loop.onModuleDestroy();
});
