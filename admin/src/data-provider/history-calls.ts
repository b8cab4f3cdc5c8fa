import type { Identifier } from 'ra-core';
import type { ConteudoDaVersao, Reposto, Schemas, VersaoGuardada } from '../api-types.js';
import { callApi } from './call-api.js';

const versionsOf = (resource: string, id: Identifier): string => `${resource}/${encodeURIComponent(id)}/versoes`;

/** The calls about what a record was, and about what is in the bin. */
export const historyCalls = {
  /** The versions of a record, the newest first. */
  versions: async (resource: string, id: Identifier) =>
    (await callApi('GET', versionsOf(resource, id))) as VersaoGuardada[],
  /** Reads the contents that a record had in one of its versions. */
  versionContents: async (resource: string, id: Identifier, versao: number) =>
    (await callApi('GET', `${versionsOf(resource, id)}/${versao}`)) as ConteudoDaVersao,
  /** Restores a record, or some of its fields, from a version; `current` is the version on the person's screen. */
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
