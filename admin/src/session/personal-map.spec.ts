import { beforeEach, expect, test, vi } from 'vitest';
import { PersonalMap } from './personal-map.js';
import { clearSession, storeSession } from './session.js';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});

const signIn = (id: number) => storeSession({ token: 'x', user: { id, nome: 'Ana', email: 'ana@exemplo.pt' } });

test('whoever signs in again finds what they left, and somebody else finds nothing', () => {
  signIn(1);
  const answers = new PersonalMap<number, string>();
  answers.set(7, 'Cara Maria');
  clearSession();
  signIn(1);
  expect(answers.get(7)).toBe('Cara Maria');
  clearSession();
  signIn(2);
  expect(answers.get(7)).toBeUndefined();
  signIn(1);
  expect(answers.get(7)).toBeUndefined();
});
