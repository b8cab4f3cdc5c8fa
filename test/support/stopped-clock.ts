import { jest } from '@jest/globals';

const STEP_MS = 30_000;
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Stops the clock, not the timers, in the middle of a step of the apps' codes: what a code is good for is then certain. */
export function stopClock(): void {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  jest.useFakeTimers({ now, doNotFake: [...REAL] });
}

/** Sets the stopped clock on. */
export function setClockOn(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
}

export function letClockGo(): void {
  jest.useRealTimers();
}
