import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearSession,
  isOfAnother,
  shownPapel,
  storedToken,
  storedUser,
  storePapel,
  storeSession,
  tokenExpiry,
  validToken,
} from './session.js';

/** As much of the browser's storage as the session asks for. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const encoded = (claims: unknown) => btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_');
const token = (claims: unknown) => `e30.${encoded(claims)}.x`;
const user = { id: 1, nome: 'Ana', email: 'ana@exemplo.pt' };

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.useFakeTimers({ now: 1_000_000 });
  clearSession();
});
afterEach(() => void vi.useRealTimers());

test.each([
  [token({ exp: 1001 }), 1001],
  [token({ exp: 1001, nome: 'ÿþ>?' }), 1001],
  [token({ exp: '1001' }), null],
  [token({}), null],
  [token(null), null],
  ['e30.@@@.x', null],
  ['isto nao e um token', null],
  ['', null],
])('the token %s expires at %s', (text, expiry) => {
  expect(tokenExpiry(text)).toBe(expiry);
});

test.each([
  ['in a second', token({ exp: 1001 }), true],
  ['at this moment', token({ exp: 1000 }), false],
  ['a second ago', token({ exp: 999 }), false],
  ['at a time that cannot be read', 'lixo', false],
])('a token that expires %s is good: %s', (_when, text, good) => {
  storeSession({ token: text, user });
  expect(validToken()).toBe(good ? text : null);
});

test('a page sends nothing by the session of somebody else, who signed in in another window', () => {
  const good = token({ exp: 1001 });
  const other = { ...user, id: 2 };
  storeSession({ token: good, user });
  expect([validToken(), isOfAnother()]).toEqual([good, false]);
  localStorage.setItem('admin_user', JSON.stringify(other));
  expect([validToken(), isOfAnother()]).toEqual([null, true]);
  localStorage.setItem('admin_user', JSON.stringify({ ...user, nome: 'Ana Sá' }));
  expect(validToken()).toBe(good);
  clearSession();
  expect([validToken(), isOfAnother()]).toEqual([null, false]);
  storeSession({ token: good, user: other });
  expect([validToken(), isOfAnother()]).toEqual([good, false]);
});

test('a login answer without its token or its user is not stored', () => {
  const wrong = [null, 'texto', {}, { token: 'x' }, { user }, { token: '', user }, { token: 'x', user: { id: '1' } }];
  for (const answer of wrong) expect(storeSession(answer)).toBe(false);
  expect([storedToken(), storedUser(), validToken()]).toEqual([null, null, null]);
});

test('the user is stored without whatever else the answer says of them, and not believed when tampered with', () => {
  expect(storeSession({ token: 'x', user: { ...user, password: 'y' } })).toBe(true);
  expect(storedUser()).toEqual(user);
  localStorage.setItem('admin_user', '{"id":"1"}');
  expect(storedUser()).toBeNull();
  localStorage.setItem('admin_user', '{');
  expect(storedUser()).toBeNull();
});

test('the role is that of the account, else of the session, else the least', () => {
  expect([shownPapel(undefined, true), shownPapel(undefined, false)]).toEqual([undefined, 'edicao']);
  storePapel('administracao');
  expect([shownPapel(undefined, true), shownPapel(undefined, false)]).toEqual(['administracao', 'administracao']);
  expect(shownPapel('edicao', false)).toBe('edicao');
});
