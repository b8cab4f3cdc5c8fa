import type { Convidado, ConvidadoEnviado, Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

/** The calls about colleagues who are invited to have an account. */
export const invitationCalls = {
  invited: async () => (await callApi('GET', 'convidados')) as Convidado[],
  invite: async (colleague: Schemas['ConvidadoInput']) =>
    (await callApi('POST', 'convidados', colleague)) as ConvidadoEnviado,
  sendInvitationAgain: async (id: number) => (await callApi('POST', `convidados/${id}/envio`)) as ConvidadoEnviado,
  withdrawInvitation: async (id: number) => {
    await callApi('DELETE', `convidados/${id}`);
  },
};
