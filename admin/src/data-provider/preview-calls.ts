import type { Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

/** The subject of a preview: a record by its resource and number, or a page by its key. */
export interface Previewed {
  readonly recurso: string;
  readonly registo: string;
}

/** The calls about what waits, before visitors see it. */
export const previewCalls = {
  /** Asks for a link, good for an hour, to the page of the site with what is stored. */
  previewLink: async (previewed: Previewed) =>
    (await callApi('POST', 'previsualizacoes', previewed)) as Schemas['PrevisualizacaoLigacao'],
};
