import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 20;
const AT_MOST_MS = 30_000;

/** Asks again and again until the answer is yes. @throws Error where it still is no after half a minute, or so long */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  atMostMs = AT_MOST_MS,
): Promise<void> {
  const end = performance.now() + atMostMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`still not so after ${atMostMs} ms: ${what}`);
    await wait(EVERY_MS);
  }
}
