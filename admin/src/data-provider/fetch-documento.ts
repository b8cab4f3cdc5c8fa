import { HttpError } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { authorization, NETWORK_ERROR } from './http-client.js';

/** Fetches a private attachment, under its sender's name, with the token; typed as a PDF here so that a browser never runs it as a page. */
export async function fetchDocumento(name: string): Promise<File> {
  const headers = { Authorization: authorization() };
  const response = await fetch(`${runtimeConfig.apiUrl}/documentos/${encodeURIComponent(name)}`, { headers }).catch(
    () => {
      throw new HttpError(NETWORK_ERROR, 0);
    },
  );
  if (!response.ok) throw new HttpError('Não foi possível abrir o documento. Tente novamente.', response.status);
  const called = fileNameIn(response.headers.get('Content-Disposition') ?? '') ?? name;
  return new File([await response.arrayBuffer()], called, { type: 'application/pdf' });
}

/** The file's name in a `Content-Disposition` (RFC 6266), the one with accents first. */
function fileNameIn(disposition: string): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="?([^";]+)/i.exec(disposition)?.[1];
}
