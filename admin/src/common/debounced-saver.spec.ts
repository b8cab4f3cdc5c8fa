import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DebouncedSaver } from './debounced-saver.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A saver whose calls end when they are told to. */
function slowSaver(): { saver: DebouncedSaver<string>; sent: string[]; end: () => Promise<void> } {
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  const saver = new DebouncedSaver<string>((value) => {
    sent.push(value);
    return new Promise((resolve) => ends.push(resolve));
  });
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, end };
}

it('sends what was typed once nobody types for a moment', async () => {
  const { saver, sent } = slowSaver();
  saver.put('u');
  await vi.advanceTimersByTimeAsync(500);
  saver.put('uma');
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual(['uma']);
});

it('has one call on its way, and after it the newest of what was typed meanwhile', async () => {
  const { saver, sent, end } = slowSaver();
  saver.put('uma');
  void saver.flush();
  saver.put('uma horta');
  void saver.flush();
  saver.put('uma horta no recreio');
  void saver.flush();
  expect(sent).toEqual(['uma']);
  await end();
  expect(sent).toEqual(['uma', 'uma horta no recreio']);
  await end();
  void saver.flush();
  expect(sent).toEqual(['uma', 'uma horta no recreio']);
});
