import type { Identifier } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { requestAsAdmin } from './http-client.js';
import type { ApiPaths } from './api-paths.js';

/** Marks one submission as read or unread. */
export async function markRead(paths: ApiPaths, id: Identifier, lida: boolean): Promise<void> {
  const path = paths.update(encodeURIComponent(id));
  await requestAsAdmin(`${runtimeConfig.apiUrl}/${path}`, { method: 'PUT', body: JSON.stringify({ lida }) });
}
