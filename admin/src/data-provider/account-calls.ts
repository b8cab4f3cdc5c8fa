import type { Conta, ContaAlterada, Sessao } from '../api-types.js';
import { callApi } from './call-api.js';

/** The calls about one's own account and sessions. */
export const accountCalls = {
  account: async () => (await callApi('GET', 'conta')) as Conta,
  changeAccount: async (change: { readonly nome?: string; readonly email?: string; readonly resumoDiario?: boolean }) =>
    (await callApi('PUT', 'conta', change)) as ContaAlterada,
  changePassword: async (change: { readonly atual: string; readonly nova: string }) => {
    await callApi('PUT', 'conta/password', change);
  },
  confirmPassword: async (password: string) => {
    await callApi('POST', 'conta/confirmacao', { password });
  },
  sessions: async () => (await callApi('GET', 'sessoes')) as Sessao[],
  /** Ends one session, or all but this one. */
  endSession: async (id: string) => {
    await callApi('DELETE', id === 'others' ? 'sessoes' : `sessoes/${encodeURIComponent(id)}`);
  },
};
