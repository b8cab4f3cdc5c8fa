import type { Schemas } from '../api-types.js';
import { runtimeConfig } from '../runtime-config.js';
import { callApi } from './call-api.js';
import { requestAsAdmin } from './http-client.js';

type Suspeita = Schemas['Suspeita'];

/** The calls about submissions that look like spam. */
export const suspeitasCalls = {
  /** The newest of one form's, and how many there are. */
  suspeitas: async (formulario: string, count: number): Promise<{ rows: readonly Suspeita[]; total: number }> => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ formulario }),
      sort: '["createdAt","DESC"]',
      range: JSON.stringify([0, count - 1]),
    });
    const { json, headers } = await requestAsAdmin(`${runtimeConfig.apiUrl}/api/suspeitas?${query.toString()}`);
    return { rows: json as Suspeita[], total: Number(headers.get('Content-Range')?.split('/').pop() ?? 0) };
  },
  acceptSuspeita: async (id: number) => {
    await callApi('POST', `suspeitas/${id}/aceitacao`);
  },
  removeSuspeita: async (id: number) => {
    await callApi('DELETE', `suspeitas/${id}`);
  },
};
