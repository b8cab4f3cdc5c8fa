import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../theme/store.js';
import { personalStore } from './personal-store.js';
import { clearSession, storeSession } from './session.js';

beforeEach(() => {
  const [session, kept] = [new Map<string, string>(), new Map<string, unknown>()];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
    removeItem: (key: string) => void session.delete(key),
  });
  vi.spyOn(store, 'getItem').mockImplementation((key) => kept.get(key) as never);
  vi.spyOn(store, 'setItem').mockImplementation((key, value) => void kept.set(key, value));
  vi.spyOn(store, 'removeItem').mockImplementation((key) => void kept.delete(key));
  vi.spyOn(store, 'listItems').mockImplementation((beginning = '') =>
    Object.fromEntries([...kept].filter(([key]) => key.startsWith(beginning))),
  );
});
afterEach(() => void vi.restoreAllMocks());

const signIn = (id: number) => storeSession({ token: 'x', user: { id, nome: 'Ana', email: 'ana@exemplo.pt' } });

test('whoever signs in again after a session that ended by itself finds what they left, and nobody else does', () => {
  signIn(1);
  personalStore.set('resposta.7', 'Cara Maria');
  clearSession();
  expect(personalStore.get('resposta.7')).toBeUndefined();
  signIn(11);
  expect(personalStore.get('resposta.7')).toBeUndefined();
  expect(personalStore.has('resposta.')).toBe(false);
  signIn(1);
  personalStore.dropOthers();
  expect(personalStore.get('resposta.7')).toBe('Cara Maria');
  expect(personalStore.has('resposta.')).toBe(true);
  signIn(11);
  personalStore.dropOthers();
  signIn(1);
  expect(personalStore.get('resposta.7')).toBeUndefined();
});
