import type { Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

/** The calls about how long things are kept, and about what is held. */
export const privacyCalls = {
  privacy: async () => (await callApi('GET', 'privacidade')) as Schemas['Privacidade'],
  dueRecords: async (rule: string) =>
    (await callApi('GET', `privacidade/regras/${rule}/registos`)) as readonly Schemas['RegistoASair'][],
  confirmRule: async (rule: string, shown: Schemas['ConfirmacaoInput']) => {
    await callApi('PUT', `privacidade/regras/${rule}`, shown);
  },
  heldRecords: async () => (await callApi('GET', 'retidos')) as readonly Schemas['Retido'][],
  holdRecord: async (hold: Schemas['RetidoInput']) => {
    await callApi('POST', 'retidos', hold);
  },
  changeHold: async (id: number, hold: Schemas['RetidoUpdate']) => {
    await callApi('PUT', `retidos/${id}`, hold);
  },
  liftHold: async (id: number) => {
    await callApi('DELETE', `retidos/${id}`);
  },
};
