import type { Identifier, RaRecord } from 'ra-core';
import type { Rascunho, RascunhoInput } from '../api-types.js';
import { callApi } from './call-api.js';

/** How a record stands: what its draft answers besides the contents. */
export type Situacao = Omit<Rascunho, 'conteudo' | 'versao'>;

/** The state that a record is to have, with the times at which it is published and withdrawn. */
export type Plan = Pick<RascunhoInput, 'estado' | 'publicarEm' | 'retirarEm'>;

/** A record with its state of publication. */
export type StandingRecord = RaRecord & { readonly publicacao: Situacao };

const draftOf = (resource: string, id: Identifier): string => `${resource}/${encodeURIComponent(id)}/rascunho`;

/** The calls about records before visitors see them, and when they no longer do. */
export const draftCalls = {
  /** A record with what waits in it, public or not. */
  standing: async (resource: string, id: Identifier): Promise<StandingRecord> =>
    recordOf((await callApi('GET', draftOf(resource, id))) as Rascunho),
  /** Makes a record that is not public yet. */
  createDraft: async (recurso: string, conteudo: object, plan: Plan): Promise<StandingRecord> =>
    recordOf((await callApi('POST', 'rascunhos', { recurso, conteudo, ...plan })) as Rascunho),
  /** Changes what waits of a record, who sees it, or when. */
  saveDraft: async (
    { resource, id, versao }: { resource: string; id: Identifier; versao: unknown },
    conteudo: object | null,
    plan: Plan,
  ): Promise<StandingRecord> =>
    recordOf((await callApi('PUT', draftOf(resource, id), { conteudo, versao, ...plan })) as Rascunho),
  /** Drops what waits; a record that is not public goes to the bin. */
  discardDraft: async (resource: string, id: Identifier): Promise<void> => {
    await callApi('DELETE', draftOf(resource, id));
  },
};

function recordOf({ conteudo, versao, ...publicacao }: Rascunho): StandingRecord {
  return { ...conteudo, id: publicacao.registo, versao, publicacao };
}
