import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SayingKeeper } from './saying-keeper.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A keeper whose calls end when they are told to. */
function slowKeeper(): { keeper: SayingKeeper<string>; sent: string[]; end: () => Promise<void> } {
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  const keeper = new SayingKeeper<string>((said) => {
    sent.push(said);
    return new Promise((resolve) => ends.push(resolve));
  });
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keeper, sent, end };
}

it('sends what was typed once nobody types for a moment', async () => {
  const { keeper, sent } = slowKeeper();
  keeper.put('u');
  await vi.advanceTimersByTimeAsync(500);
  keeper.put('uma');
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual(['uma']);
});

it('has one call on its way, and after it the newest of what was typed meanwhile', async () => {
  const { keeper, sent, end } = slowKeeper();
  keeper.put('uma');
  keeper.flush();
  keeper.put('uma horta');
  keeper.flush();
  keeper.put('uma horta no recreio');
  keeper.flush();
  expect(sent).toEqual(['uma']);
  await end();
  expect(sent).toEqual(['uma', 'uma horta no recreio']);
  await end();
  keeper.flush();
  expect(sent).toEqual(['uma', 'uma horta no recreio']);
});
