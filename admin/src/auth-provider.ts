import { type AuthProvider, HttpError } from 'ra-core';
import { fieldErrors } from './data-provider/field-errors.js';
import { requestJson } from './data-provider/http-client.js';
import { clearSession, storedToken, storedUser, storeSession, validToken } from './session/session.js';
import { forgetSessionEnd, noteSessionEnd } from './session/session-notice.js';
import { unsavedWork } from './session/unsaved-work.js';
import { runtimeConfig } from './runtime-config.js';

const LOGIN_FALLBACK = 'Erro no login';

/** What the login form sends. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Called where a proof of work has to be done first, which takes seconds. */
  readonly onProof?: () => void;
}

/** @param recaptcha the solution of a challenge, where the API has asked for one */
async function askToLogIn(email: string, password: string, recaptcha?: string): Promise<unknown> {
  const { json } = await requestJson(`${runtimeConfig.apiUrl}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password, recaptcha }),
    // the cookie by which the API knows this browser again
    credentials: 'include',
  });
  return json;
}

async function logIn({ email, password, onProof }: Credentials): Promise<void> {
  const json = await askToLogIn(email, password)
    .catch(async (error: unknown) => {
      if (!wantsProof(error)) throw error;
      onProof?.();
      const { solveLoginChallenge } = await import('./login/solve-login-challenge.js');
      return askToLogIn(email, password, await solveLoginChallenge());
    })
    .catch((error: unknown) => {
      throw new Error(error instanceof HttpError && error.message ? error.message : LOGIN_FALLBACK);
    });
  if (!storeSession(json)) throw new Error(LOGIN_FALLBACK);
  forgetSessionEnd();
}

/** Whether the API lets nobody guess on at this account who does no work for it. */
const wantsProof = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 429 && 'recaptcha' in fieldErrors(error);

/** Settles quietly when a login dialog will renew the session, else rejects, which leads to the login page. */
function endSession(): Promise<void> {
  if (unsavedWork.keepByLoggingIn()) return Promise.resolve();
  if (storedToken() !== null) noteSessionEnd();
  return Promise.reject(Object.assign(new Error(), { message: false, redirectTo: '/login' }));
}

/** The session rules: token and user in local storage, `exp` checked before entry and during use, 401 ends it, 403 does not. */
export const authProvider: AuthProvider = {
  login: (credentials: Credentials) => logIn(credentials),
  logout: () => {
    clearSession();
    return Promise.resolve('/login');
  },
  checkAuth: () => (validToken() !== null && storedUser() !== null ? Promise.resolve() : endSession()),
  checkError: (error: unknown) =>
    error instanceof HttpError && error.status === 401 ? endSession() : Promise.resolve(),
  getIdentity: () => {
    const user = storedUser();
    return user === null
      ? Promise.reject(new Error('Sem sessão'))
      : Promise.resolve({ id: user.id, fullName: user.nome, email: user.email });
  },
  getPermissions: () => Promise.resolve('admin'),
};
