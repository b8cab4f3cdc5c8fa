import { HttpError } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { authorization, NETWORK_ERROR } from './http-client.js';

/** Fetches the bytes of a file with the token. @param failure the sentence where the API refuses it */
async function fetchFile(url: string, failure: string): Promise<Response> {
  const response = await fetch(url, { headers: { Authorization: authorization() } }).catch(() => {
    throw new HttpError(NETWORK_ERROR, 0);
  });
  if (!response.ok) throw new HttpError(failure, response.status);
  return response;
}

export async function fetchHiddenPicture(url: string): Promise<Blob> {
  return (await fetchFile(url, 'Não foi possível abrir a imagem.')).blob();
}

/** Fetches a private attachment, under its sender's name; typed as a PDF here so that a browser never runs it as a page. */
export async function fetchDocumento(name: string): Promise<File> {
  const url = `${runtimeConfig.apiUrl}/documentos/${encodeURIComponent(name)}`;
  const response = await fetchFile(url, 'Não foi possível abrir o documento. Tente novamente.');
  const called = fileNameIn(response.headers.get('Content-Disposition') ?? '') ?? name;
  return new File([await response.arrayBuffer()], called, { type: 'application/pdf' });
}

/** The file's name in a `Content-Disposition` (RFC 6266), the one with accents first. */
function fileNameIn(disposition: string): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="?([^";]+)/i.exec(disposition)?.[1];
}

/** Asks how many bytes a public file has, without reading it; null where that is not known. */
export async function fetchFileSize(url: string, signal: AbortSignal): Promise<number | null> {
  // a picture may be one that visitors do not see
  const { ok, headers } = await fetch(url, { method: 'HEAD', signal, headers: { Authorization: authorization() } });
  const length = Number(headers.get('Content-Length') ?? Number.NaN);
  return ok && Number.isInteger(length) ? length : null;
}
