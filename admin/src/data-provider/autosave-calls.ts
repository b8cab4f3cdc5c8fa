import type { Identifier } from 'ra-core';
import type { Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

/** Text that was typed into a form and not saved, as the API keeps it. */
export type Kept = Schemas['PorGuardar'];

/** The unsaved contents of a form, as they are sent to be kept. */
export type Typed = Schemas['PorGuardarInput'];

/**
 * The calls that keep unsaved contents. They run in the background: one that fails says nothing and ends no session.
 */
export const autosaveCalls = {
  /** Reads what the signed-in person left unsaved in a record, or in a new one, the newest first. */
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
