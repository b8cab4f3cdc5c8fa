import type { Conta, ContaAlterada, Sessao } from '../api-types.js';
import { runtimeConfig } from '../runtime-config.js';
import { requestAsAdmin } from './http-client.js';

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const options = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return (await requestAsAdmin(`${runtimeConfig.apiUrl}/api/${path}`, options)).json;
}

/** The calls about one's own account and sessions. */
export const accountCalls = {
  account: async () => (await call('GET', 'conta')) as Conta,
  changeAccount: async (change: { readonly nome?: string; readonly email?: string }) =>
    (await call('PUT', 'conta', change)) as ContaAlterada,
  changePassword: async (change: { readonly atual: string; readonly nova: string }) => {
    await call('PUT', 'conta/password', change);
  },
  confirmPassword: async (password: string) => {
    await call('POST', 'conta/confirmacao', { password });
  },
  sessions: async () => (await call('GET', 'sessoes')) as Sessao[],
  /** Ends one session, or all but this one. */
  endSession: async (id: string) => {
    await call('DELETE', id === 'others' ? 'sessoes' : `sessoes/${encodeURIComponent(id)}`);
  },
};
