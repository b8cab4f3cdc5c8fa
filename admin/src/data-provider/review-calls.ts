import type { Fotografia, Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

/**
 * What is looked at while somebody types, before they publish. It is asked behind a person's back: a call that fails
 * says nothing and ends no session.
 */
export const reviewCalls = {
  /** Which of some addresses lead nowhere, and why. */
  deadLinks: async (ligacoes: string[]) =>
    (await callApi('POST', 'ligacoes', { ligacoes })) as readonly Schemas['LigacaoMorta'][],
  /** What was said of some pictures, by their stored names. */
  pictures: async (ids: string[]) => {
    const filter = new URLSearchParams({ filter: JSON.stringify({ id: ids }) });
    return (await callApi('GET', `fotografias?${filter.toString()}`)) as readonly Fotografia[];
  },
};
