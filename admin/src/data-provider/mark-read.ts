import type { Identifier } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { requestAsAdmin } from './http-client.js';
import { routesOf } from './resource-routes.js';

/** Marks one submission as read or unread. */
export async function markRead(resource: string, id: Identifier, lida: boolean): Promise<void> {
  const path = routesOf(resource).update(encodeURIComponent(id));
  await requestAsAdmin(`${runtimeConfig.apiUrl}/${path}`, { method: 'PUT', body: JSON.stringify({ lida }) });
}
