import type { Schemas } from '../api-types.js';
import { callApi } from './call-api.js';
import { newestOfForm } from './newest-of-form.js';

/** The calls about submissions that look like spam. */
export const suspeitasCalls = {
  suspeitas: newestOfForm<Schemas['Suspeita']>('suspeitas'),
  acceptSuspeita: async (id: number) => {
    await callApi('POST', `suspeitas/${id}/aceitacao`);
  },
  removeSuspeita: async (id: number) => {
    await callApi('DELETE', `suspeitas/${id}`);
  },
};
