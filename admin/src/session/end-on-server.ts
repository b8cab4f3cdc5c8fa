import { runtimeConfig } from '../runtime-config.js';
import { validToken } from './session.js';

/**
 * Ends the session on the server, so that a copy of its token is worth nothing. Whoever leaves does not wait for it: a
 * server that cannot be reached keeps nobody in.
 */
export function endOnServer(): void {
  const token = validToken();
  if (token === null) return;
  const options = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, keepalive: true };
  fetch(`${runtimeConfig.apiUrl}/api/logout`, options).catch(() => undefined);
}
