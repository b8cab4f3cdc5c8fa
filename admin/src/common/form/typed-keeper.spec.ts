import { describe, expect, it, vi } from 'vitest';
import type { Typed } from '../../data-provider/calls.js';
import { TypedKeeper } from './typed-keeper.js';

const typed = (titulo: string): Typed => ({ recurso: 'eventos', registo: 1, campos: { titulo }, antes: {} });

/** A server whose answers are let go one by one. */
function server() {
  const calls: string[] = [];
  const answers: { right: () => void; wrong: () => void }[] = [];
  const answer = (call: string) => {
    calls.push(call);
    return new Promise<void>((resolve, reject) =>
      answers.push({ right: resolve, wrong: () => reject(new Error('nada')) }),
    );
  };
  const told: boolean[] = [];
  const keeper = new TypedKeeper({
    keep: (_chave, { campos }) => answer(String((campos as { titulo?: unknown }).titulo)),
    forget: () => answer('esquece'),
    onKept: (refused) => told.push(refused === undefined),
  });
  const next = async (how: 'right' | 'wrong' = 'right') => {
    const before = told.length;
    answers.shift()?.[how]();
    await vi.waitFor(() => expect(told.length).toBe(before + 1));
  };
  return { keeper, calls, told, next };
}

describe('what is typed', () => {
  it('is sent one state at a time, and of what was typed meanwhile only the newest', async () => {
    const { keeper, calls, next } = server();
    for (const text of ['a', 'ab', 'abc', 'abcd']) keeper.put(typed(text));
    expect(calls).toEqual(['a']);
    await next();
    await vi.waitFor(() => expect(calls).toEqual(['a', 'abcd']));
    await next();
    keeper.put(typed('abcde'));
    expect(calls).toEqual(['a', 'abcd', 'abcde']);
  });

  it('is forgotten after what is on its way, and only where something was kept', async () => {
    const { keeper, calls, next } = server();
    keeper.put(null);
    expect(calls).toEqual([]);
    keeper.put(typed('a'));
    keeper.put(null);
    expect(calls).toEqual(['a']);
    await next();
    await vi.waitFor(() => expect(calls).toEqual(['a', 'esquece']));
    await next();
    keeper.put(null);
    expect(calls).toEqual(['a', 'esquece']);
    keeper.takeOver('outra');
    keeper.put(null);
    expect(calls).toEqual(['a', 'esquece', 'esquece']);
  });

  it('is sent again with the next change where it did not arrive', async () => {
    const { keeper, calls, told, next } = server();
    keeper.put(typed('a'));
    await next('wrong');
    keeper.put(typed('ab'));
    await next();
    expect(calls).toEqual(['a', 'ab']);
    expect(told).toEqual([false, true]);
  });
});
