import { runtimeConfig } from '../runtime-config.js';
import type { ApiPaths } from './api-paths.js';
import { requestAsAdmin } from './http-client.js';

/** Puts the records of a list into another order: the whole list is told, so that nobody else's change of it is lost. */
export async function reorder({ list }: ApiPaths, order: { readonly ids: readonly number[] }): Promise<void> {
  await requestAsAdmin(`${runtimeConfig.apiUrl}/${list}/ordem`, { method: 'PUT', body: JSON.stringify(order) });
}
