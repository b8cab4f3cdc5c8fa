import { useSubmit } from 'react-router';
import { queryClient } from '../query-client.js';
import { runtimeConfig } from '../runtime-config.js';
import { store } from '../theme/store.js';
import { clearSession, validToken } from './session.js';
import { LEAVE_PATH } from './unsaved-work.js';

/** Returns the call that leads to signing out: a screen with unsaved work asks first, as before any other way out of it. */
export function useLeave(): () => void {
  const submit = useSubmit();
  return () => void submit(null, { method: 'post', action: LEAVE_PATH });
}

/** Signs out: on the server too, so that a copy of the token is worth nothing. */
export function signOut(): null {
  const token = validToken();
  if (token !== null) {
    const options = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, keepalive: true };
    // nobody waits for it: a server that cannot be reached keeps nobody in
    fetch(`${runtimeConfig.apiUrl}/api/logout`, options).catch(() => undefined);
  }
  clearSession();
  store.reset();
  queryClient.clear();
  return null;
}
