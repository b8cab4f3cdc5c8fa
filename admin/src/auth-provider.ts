import { type AuthProvider, HttpError } from 'ra-core';
import { api } from './data-provider/api.js';
import { fieldErrors } from './data-provider/field-errors.js';
import { logIn, type LogInAnswer } from './login/log-in.js';
import { accountKeys, queryClient } from './query-client.js';
import {
  clearSession,
  isOfAnother,
  noteSessionEnd,
  startAnew,
  storedToken,
  storedUser,
  validToken,
} from './session/session.js';
import { unsavedWork } from './session/unsaved-work.js';

/**
 * Settles quietly when a login dialog will renew the session, else rejects, which leads to the login page. The page begins
 * anew for somebody else who has signed in meanwhile.
 */
function endSession(): Promise<void> {
  if (unsavedWork.keepByLoggingIn()) return Promise.resolve();
  if (isOfAnother()) return startAnew();
  if (storedToken() !== null) noteSessionEnd(true);
  return Promise.reject(Object.assign(new Error(), { message: false, redirectTo: '/login' }));
}

/** Whether the API lets this account do nothing else before it has a second step. */
const lacksSecondStep = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && 'segundoPasso' in fieldErrors(error);

/** The session rules: token and user in local storage, `exp` checked before entry and during use, 401 ends it, 403 does not. */
export const authProvider: AuthProvider = {
  login: async (answer: LogInAnswer) => {
    await logIn(answer);
    // before the first screen is shown: it may say that something else comes first
    const queryFn = () => api.GET('/api/conta');
    await queryClient.prefetchQuery({ queryKey: accountKeys.account, queryFn, retry: false });
  },
  logout: () => {
    clearSession();
    return Promise.resolve('/login');
  },
  checkAuth: () => (validToken() !== null && storedUser() !== null ? Promise.resolve() : endSession()),
  checkError: (error: unknown) => {
    if (error instanceof HttpError && error.status === 401) return endSession();
    // read again, one's account says that a second step comes before everything else
    if (lacksSecondStep(error)) void queryClient.invalidateQueries({ queryKey: accountKeys.account, exact: true });
    return Promise.resolve();
  },
  getIdentity: () => {
    const user = storedUser();
    return user === null
      ? Promise.reject(new Error('Sem sessão'))
      : Promise.resolve({ id: user.id, fullName: user.nome, email: user.email });
  },
};
