import type { Schemas } from '../api-types.js';
import { callApi } from './call-api.js';
import { newestOfForm } from './newest-of-form.js';

/** The calls about submissions without an acceptance on record, and about the ledger of those that have one. */
export const aceitacoesCalls = {
  aceitacoes: newestOfForm<Schemas['AceitacaoPendente']>('aceitacoes'),
  acceptAceitacao: async (id: number, nota: string) => {
    await callApi('POST', `aceitacoes/${id}/aceitacao`, { nota });
  },
  removeAceitacao: async (id: number) => {
    await callApi('DELETE', `aceitacoes/${id}`);
  },
  consents: async (email: string) =>
    (await callApi('POST', 'dados-pessoais/consentimentos', { email })) as Schemas['Consentimentos'],
};
