import { jest } from '@jest/globals';
import { fakeOnly } from './fake-only.js';

const STEP_MS = 30_000;

/** Stops the clock, not the timers, in the middle of a step of the apps' codes: what a code is good for is then certain. */
export function stopClock(): void {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  fakeOnly(['Date'], now);
}

/** Sets the stopped clock on. */
export function advanceClock(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
}

export function restoreClock(): void {
  jest.useRealTimers();
}
