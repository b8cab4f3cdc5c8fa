import { useLogout } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { validToken } from './session.js';

/** Returns the call that signs out: on the server too, so that a copy of the token is worth nothing. */
export function useLeave(): () => void {
  const logout = useLogout();
  return () => {
    const token = validToken();
    if (token !== null) {
      const options = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, keepalive: true };
      // nobody waits for it: a server that cannot be reached keeps nobody in
      fetch(`${runtimeConfig.apiUrl}/api/logout`, options).catch(() => undefined);
    }
    void logout({}, '/login', false);
  };
}
