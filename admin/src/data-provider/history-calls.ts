import type { Identifier } from 'ra-core';
import type { ConteudoDaVersao, Reposto, Schemas, VersaoGuardada } from '../api-types.js';
import { callApi } from './call-api.js';

const versionsOf = (resource: string, id: Identifier): string => `${resource}/${encodeURIComponent(id)}/versoes`;

/** The calls about what a record was, and about what is in the bin. */
export const historyCalls = {
  /** The versions of a record, the newest first. */
  versions: async (resource: string, id: Identifier) =>
    (await callApi('GET', versionsOf(resource, id))) as VersaoGuardada[],
  /** What a record held in one of its versions. */
  versionContents: async (resource: string, id: Identifier, versao: number) =>
    (await callApi('GET', `${versionsOf(resource, id)}/${versao}`)) as ConteudoDaVersao,
  /** Makes a record, or some fields of it, what they were in a version; `current` is the version that one has before one. */
  bringBackVersion: async (
    { resource, id, current }: { resource: string; id: Identifier; current: number },
    versao: number,
    campos: readonly string[] | null,
  ): Promise<void> => {
    await callApi('POST', `${versionsOf(resource, id)}/${versao}/reposicao`, { campos, versao: current });
  },
  /** Puts all sample content into the bin. @returns how many records */
  removeSamples: async () => ((await callApi('DELETE', 'exemplos')) as Schemas['ExemplosEliminados']).eliminados,
  /** Brings a record back from the bin. */
  bringBackRemoved: async (id: Identifier) =>
    (await callApi('POST', `lixo/${encodeURIComponent(id)}/reposicao`)) as Reposto,
};
