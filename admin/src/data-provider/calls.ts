import { HttpError, type Identifier, type RaRecord } from 'ra-core';
import type { Schemas } from '../api-types.js';
import { changing } from '../query-client.js';
import { api, recordsOf } from './api.js';
import { fetchDocumento, fetchHiddenPicture } from './fetch-file.js';
import { asksForPassword } from './recent-password.js';
import { addReport, uploadFiles } from './upload-files.js';

/** How a record stands: what its draft answers besides the contents. */
export type Situacao = Omit<Schemas['Rascunho'], 'conteudo' | 'versao'>;

/** The state that a record is to have, with the times at which it is published and withdrawn. */
export type Plan = Pick<Schemas['RascunhoInput'], 'estado' | 'publicarEm' | 'retirarEm'>;

export type RecordWithDraft = RaRecord & { readonly publicacao: Situacao };

/** The subject of a preview: a record by its resource and number, or a page by its key. */
export type Previewed = Readonly<Schemas['PrevisualizacaoInput']>;

/** Text that was typed into a form and not saved, as the API keeps it. */
export type Kept = Schemas['PorGuardar'];

export type Typed = Schemas['PorGuardarInput'];

type Contents = Schemas['RascunhoNovo']['conteudo'];

function recordOf({ conteudo, versao, ...publicacao }: Schemas['Rascunho']): RecordWithDraft {
  return { ...conteudo, id: publicacao.registo, versao, publicacao };
}

/**
 * Changes records one by one. @param verb for people, as in 'Ficaram por eliminar 2 de 5.'
 * @throws HttpError that says how many were left and why; at once where the session ended, or no password was given
 */
export async function changeEach(
  verb: string,
  ids: readonly Identifier[],
  act: (id: Identifier) => Promise<unknown>,
): Promise<void> {
  const refusals: HttpError[] = [];
  for (const id of ids) {
    try {
      await act(id);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 401 || asksForPassword(error)) throw error;
      refusals.push(error);
    }
  }
  const [first] = refusals;
  if (first === undefined) return;
  const sentence = `Ficaram por ${verb} ${refusals.length} de ${ids.length}. ${first.message}`.trim();
  throw new HttpError(sentence, first.status, first.body);
}

/** The calls of the API that are no list or record, or change of one. */
export const calls = {
  ...api,

  // records before visitors see them
  /** A record with what waits in it, public or not. */
  getWithDraft: async (recurso: string, id: Identifier) =>
    recordOf(await api.GET('/api/{recurso}/{id}/rascunho', { recurso, id })),
  createDraft: async (recurso: string, conteudo: Contents, plan: Plan) =>
    recordOf(await changing(recordsOf(recurso), api.POST('/api/rascunhos', { recurso, conteudo, ...plan }))),
  saveDraft: async (
    { resource: recurso, id, versao }: { resource: string; id: Identifier; versao: unknown },
    conteudo: Contents,
    plan: Plan,
  ) => {
    const body = { conteudo, versao: typeof versao === 'number' ? versao : undefined, ...plan };
    return recordOf(await api.PUT('/api/{recurso}/{id}/rascunho', { recurso, id }, body));
  },

  // files
  upload: (...files: Parameters<typeof uploadFiles>) => changing(recordsOf('files'), uploadFiles(...files)),
  addReport: (...report: Parameters<typeof addReport>) => changing(recordsOf('relatorios'), addReport(...report)),
  documento: fetchDocumento,
  hiddenPicture: fetchHiddenPicture,
  /** Takes back what was uploaded, unless it is in use already. */
  takeBackUpload: (id: string) => api.DELETE('/api/delete/{id}', { id }).catch(() => undefined),
};
