import type { Identifier } from 'ra-core';
import type { Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

/** What was typed into a form and not saved. */
export type Kept = Schemas['PorGuardar'];

/** What stands in a form now. */
export type Typed = Schemas['PorGuardarInput'];

/**
 * The calls about what is typed and not saved. They are made behind a person's back: one that fails says nothing and
 * ends no session.
 */
export const autosaveCalls = {
  /** What one has typed into a record, or into a new one, the newest first. */
  kept: async (recurso: string, id: Identifier | undefined): Promise<readonly Kept[]> => {
    const query = new URLSearchParams({ recurso, registo: String(id ?? 0) });
    return (await callApi('GET', `por-guardar?${query.toString()}`)) as Kept[];
  },
  keep: async (chave: string, typed: Typed): Promise<void> => {
    await callApi('PUT', `por-guardar/${chave}`, typed);
  },
  forget: async (chave: string): Promise<void> => {
    await callApi('DELETE', `por-guardar/${chave}`);
  },
};
