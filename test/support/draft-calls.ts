import { Drafts } from '#content/shared/drafts.service.js';
import type { TestApi } from './api.js';

/** How a record stands, as it is answered. */
interface Entry {
  registo: number;
  estado: string;
  porPublicar: boolean;
  publicarEm: string | null;
  retirarEm: string | null;
  versao: number;
  problema: string | null;
  por: string | null;
  conteudo: Record<string, unknown>;
}

/** A moment so far from now, as bodies say it. */
export const at = (ms: number) => new Date(Date.now() + ms).toISOString();

/** The calls about what waits, as the administrator makes them. */
export function draftCalls(api: () => TestApi) {
  const put = (recurso: string, id: number, body: object) =>
    api().admin.put(`/api/${recurso}/${id}/rascunho`).send(body);
  return {
    make: async (recurso: string, conteudo: object, rest: object = { estado: 'rascunho' }) => {
      const { body } = await api()
        .admin.post('/api/rascunhos')
        .send({ recurso, conteudo, ...rest })
        .expect(201);
      return body as Entry;
    },
    read: async (recurso: string, id: number) =>
      (await api().admin.get(`/api/${recurso}/${id}/rascunho`).expect(200)).body as Entry,
    put,
    save: async (recurso: string, id: number, body: object) => (await put(recurso, id, body).expect(200)).body as Entry,
    drop: (recurso: string, id: number) => api().admin.delete(`/api/${recurso}/${id}/rascunho`),
    /** Has done what will be due then. */
    whenDue: (ms: number) =>
      api()
        .app.get(Drafts)
        .doDue(new Date(Date.now() + ms), 100),
  };
}
