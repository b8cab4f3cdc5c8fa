import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Outcome, Saver } from './saver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answering = (...outcomes: Outcome[]) => vi.fn(() => Promise.resolve(outcomes.shift() ?? 'kept'));

describe('what saves itself', () => {
  it('is saved once, a moment after the last of its changes', async () => {
    const saver = new Saver();
    const [first, last] = [answering(), answering()];
    saver.put('texto', first);
    await vi.advanceTimersByTimeAsync(900);
    saver.put('texto', last);
    await vi.advanceTimersByTimeAsync(900);
    expect([saver.state, last.mock.calls.length]).toEqual(['waiting', 0]);
    await vi.advanceTimersByTimeAsync(100);
    expect([saver.state, first.mock.calls.length, last.mock.calls.length]).toEqual(['saved', 0, 1]);
  });

  it('is tried again by itself until it is reached, and the latest change counts', async () => {
    const saver = new Saver();
    const [before, after] = [answering('lost'), answering('lost', 'kept')];
    saver.put('texto', before);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saver.state).toBe('lost');
    saver.put('texto', after);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([saver.state, after.mock.calls.length]).toEqual(['lost', 1]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect([saver.state, before.mock.calls.length, after.mock.calls.length]).toEqual(['saved', 1, 2]);
  });

  it('says that something was refused, until it is changed and kept', async () => {
    const saver = new Saver();
    saver.put('texto', answering('refused'));
    saver.put('foto', answering('kept'));
    expect([await saver.flush(), saver.state]).toEqual([false, 'refused']);
    saver.put('texto', answering('kept'));
    expect([await saver.flush(), saver.state]).toEqual([true, 'saved']);
  });

  it('has what changes while it is saved saved, too', async () => {
    const saver = new Saver();
    const later = answering();
    saver.put('texto', () => {
      saver.put('texto', later);
      return Promise.resolve('kept');
    });
    expect([await saver.flush(), saver.state, later.mock.calls.length]).toEqual([true, 'saved', 1]);
  });
});
