import { queryClient } from '../query-client.js';
import { runtimeConfig } from '../runtime-config.js';
import { store } from '../theme/store.js';
import { personalStore } from './personal-store.js';
import { clearSession, validToken } from './session.js';
import { unsavedWork } from './unsaved-work.js';

export const LEAVE_PATH = '/sair';

/** Signs out: on the server too, so that a copy of the token is worth nothing. Text that was left without saving is forgotten. */
export async function signOut(): Promise<null> {
  await unsavedWork.forget();
  const token = validToken();
  if (token !== null) {
    const options = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, keepalive: true };
    // nobody waits for it: a server that cannot be reached keeps nobody in
    fetch(`${runtimeConfig.apiUrl}/api/logout`, options).catch(() => undefined);
  }
  personalStore.clear();
  clearSession();
  store.reset();
  queryClient.clear();
  return null;
}
