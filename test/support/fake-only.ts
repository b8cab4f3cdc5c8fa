import { jest } from '@jest/globals';

const all = [
  'Date',
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

/** Puts these functions of the clock into the test's hands, and leaves all others. */
export function fakeOnly(names: readonly (typeof all)[number][], now?: number): void {
  jest.useFakeTimers({ doNotFake: all.filter((name) => !names.includes(name)), ...(now === undefined ? {} : { now }) });
}
