import type { Fotografia, Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

/**
 * The calls that check a form while somebody types, before they publish. They run in the background: one that fails
 * says nothing and ends no session.
 */
export const reviewCalls = {
  /** Returns those of the addresses that lead nowhere, each with the reason. */
  deadLinks: async (ligacoes: string[]) =>
    (await callApi('POST', 'ligacoes', { ligacoes })) as readonly Schemas['LigacaoMorta'][],
  /** Reads the descriptions of pictures by their stored names. */
  pictures: async (ids: string[]) => {
    const filter = new URLSearchParams({ filter: JSON.stringify({ id: ids }) });
    return (await callApi('GET', `fotografias?${filter.toString()}`)) as readonly Fotografia[];
  },
};
