import type { FicheiroUsos } from '../api-types.js';
import { runtimeConfig } from '../runtime-config.js';
import { requestAsAdmin } from './http-client.js';
import type { ApiPaths } from './api-paths.js';

function isFicheiroUsos(value: unknown): value is FicheiroUsos {
  return typeof value === 'object' && value !== null && 'usos' in value && Array.isArray(value.usos);
}

/** Reads where a public file is in use, each place as a phrase for people. @param name its stored name */
export async function fetchFileUses(paths: ApiPaths, name: string): Promise<string[]> {
  const { json } = await requestAsAdmin(`${runtimeConfig.apiUrl}/${paths.one(encodeURIComponent(name))}`);
  if (!isFicheiroUsos(json)) throw new Error('Formato de dados inválido');
  return json.usos;
}
