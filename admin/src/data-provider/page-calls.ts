import type { Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

type Page = Schemas['Pagina'];

/** The calls about the words of the site's pages. */
export const pageCalls = {
  pages: async () => (await callApi('GET', 'paginas')) as readonly Schemas['PaginaResumida'][],
  page: async (chave: string) => (await callApi('GET', `paginas/${chave}`)) as Page,
  savePageDraft: async (chave: string, input: Schemas['PaginaInput']) =>
    (await callApi('PUT', `paginas/${chave}`, input)) as Page,
  publishPage: async (chave: string, input: Schemas['PaginaPublicacao']) =>
    (await callApi('POST', `paginas/${chave}/publicacao`, input)) as Page,
};
