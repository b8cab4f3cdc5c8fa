import type { DadosApagados, DadosPessoais } from '../api-types.js';
import { callApi } from './call-api.js';

/** The calls about everything that is held of one person; the address is always in the body. */
export const personDataCalls = {
  personData: async (email: string) => (await callApi('POST', 'dados-pessoais/pesquisa', { email })) as DadosPessoais,
  exportPersonData: async (email: string) =>
    (await callApi('POST', 'dados-pessoais/exportacao', { email })) as DadosPessoais,
  erasePersonData: async (email: string) =>
    (await callApi('POST', 'dados-pessoais/apagamento', { email })) as DadosApagados,
};
