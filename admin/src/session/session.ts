import type { User } from '../api-types.js';

type AdminUser = Pick<User, 'id' | 'nome' | 'email'>;

const TOKEN_KEY = 'admin_token';
const USER_KEY = 'admin_user';
const PAPEL_KEY = 'admin_papel';

function isAdminUser(value: unknown): value is AdminUser {
  const { id, nome, email } = (value ?? {}) as Partial<AdminUser>;
  return typeof id === 'number' && typeof nome === 'string' && typeof email === 'string';
}

/** Whether the browser keeps the session: one that refuses has it end with the page (`browser-storage.js`). */
export const isSessionKept = (): boolean => localStorage instanceof Storage;

/** The token as stored, whether or not it is still good. */
export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

/** The account for which this page was opened, or that signed in on it. */
let owner: number | undefined;

/** Whether somebody else has signed in meanwhile, in another window of the browser. */
export function isOfAnother(): boolean {
  const user = storedUser();
  return owner !== undefined && user !== null && user.id !== owner;
}

/** The stored administrator, or null when there is none or it was tampered with. */
export function storedUser(): AdminUser | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    return isAdminUser(user) ? user : null;
  } catch {
    return null;
  }
}

/** Stores a login answer. @returns false, storing nothing, when it lacks the token or the user */
export function storeSession(answer: unknown): boolean {
  const { token, user } = (answer ?? {}) as { readonly token?: unknown; readonly user?: unknown };
  if (typeof token !== 'string' || token === '' || !isAdminUser(user)) return false;
  // before the token: another window is never to find it with the user before
  localStorage.setItem(USER_KEY, JSON.stringify({ id: user.id, nome: user.nome, email: user.email }));
  localStorage.setItem(TOKEN_KEY, token);
  owner = user.id;
  localStorage.removeItem(PAPEL_KEY);
  return true;
}

export function renameStoredUser({ nome, email }: Pick<AdminUser, 'nome' | 'email'>): void {
  const user = storedUser();
  if (user !== null) localStorage.setItem(USER_KEY, JSON.stringify({ id: user.id, nome, email }));
}

/**
 * The role to show the back office with: as the account was read, else as the session was last seen, so that a reload
 * does not wait. None while the account is first read; the one with the least rights where it could not be read.
 */
export function shownPapel(read: User['papel'] | undefined, isPending: boolean): User['papel'] | undefined {
  if (read !== undefined) return read;
  const papel = localStorage.getItem(PAPEL_KEY);
  if (papel === 'administracao' || papel === 'edicao') return papel;
  return isPending ? undefined : 'edicao';
}

export function storePapel(papel: User['papel']): void {
  localStorage.setItem(PAPEL_KEY, papel);
}

export function clearSession(): void {
  for (const key of [TOKEN_KEY, USER_KEY, PAPEL_KEY]) localStorage.removeItem(key);
  owner = undefined;
}

/** The moment the token expires in seconds since 1970, or null when it cannot be read. */
export function tokenExpiry(token: string): number | null {
  const [, payload = ''] = token.split('.');
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly exp?: unknown };
    return typeof exp === 'number' ? exp : null;
  } catch {
    return null;
  }
}

let isLeft = false;

/** Loads the back office anew for somebody else; this page sends nothing more. @returns never: the page goes */
export function startAnew(): Promise<never> {
  isLeft = true;
  location.replace('/dashboard');
  return new Promise(() => undefined);
}

export const isPageLeft = (): boolean => isLeft;

/** The stored token if it expires later than now, and is for this page and whose page it is, else null. */
export function validToken(): string | null {
  const token = isLeft || isOfAnother() ? null : storedToken();
  if ((tokenExpiry(token ?? '') ?? 0) <= Date.now() / 1000) return null;
  owner ??= storedUser()?.id;
  return token;
}

let hasEnded = false;

/** Notes whether the session ended by itself, so that the login page can say why it is shown. */
export function noteSessionEnd(isByItself: boolean): void {
  hasEnded = isByItself;
}

export const sessionEndedByItself = (): boolean => hasEnded;
