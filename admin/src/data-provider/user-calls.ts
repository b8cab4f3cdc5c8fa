import type { Schemas, Sessao, User } from '../api-types.js';
import { callApi } from './call-api.js';

/** The calls about another's account that are no list or record. */
export const userCalls = {
  changeUser: async (id: number, change: Schemas['UserEstadoInput']) =>
    (await callApi('PUT', `users/${id}`, change)) as User,
  userSessions: async (id: number) => (await callApi('GET', `users/${id}/sessoes`)) as Sessao[],
  endUserSessions: async (id: number) => {
    await callApi('DELETE', `users/${id}/sessoes`);
  },
};
