import { runtimeConfig } from '../runtime-config.js';
import { requestAsAdmin } from './http-client.js';

/** Has the trail tell that a section is exported. */
export async function recordExport(secao: string): Promise<void> {
  await requestAsAdmin(`${runtimeConfig.apiUrl}/api/atividade/exportacoes`, {
    method: 'POST',
    body: JSON.stringify({ secao }),
  });
}
