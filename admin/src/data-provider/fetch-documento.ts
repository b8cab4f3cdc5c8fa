import { HttpError } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { authorization, NETWORK_ERROR } from './http-client.js';

/** Fetches a private attachment with the token; typed as a PDF here so that a browser never runs it as a page. */
export async function fetchDocumento(name: string): Promise<Blob> {
  const headers = { Authorization: authorization() };
  const response = await fetch(`${runtimeConfig.apiUrl}/documentos/${encodeURIComponent(name)}`, { headers }).catch(
    () => {
      throw new HttpError(NETWORK_ERROR, 0);
    },
  );
  if (!response.ok) throw new HttpError('Não foi possível abrir o documento. Tente novamente.', response.status);
  return new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
}
