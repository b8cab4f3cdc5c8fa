import type { Resumo } from '../api-types.js';
import { runtimeConfig } from '../runtime-config.js';
import { requestAsAdmin } from './http-client.js';

function isResumo(value: unknown): value is Resumo {
  return typeof value === 'object' && value !== null && 'contagens' in value && 'naoLidas' in value;
}

/** Reads the summary that the overview and the sidebar's badges show. */
export async function fetchResumo(): Promise<Resumo> {
  const { json } = await requestAsAdmin(`${runtimeConfig.apiUrl}/api/resumo`);
  if (!isResumo(json)) throw new Error('Formato de dados inválido');
  return json;
}
