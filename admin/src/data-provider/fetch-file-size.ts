import { authorization } from './http-client.js';

/** Asks how many bytes a public file has, without reading it; null where that is not known. */
export async function fetchFileSize(url: string, signal: AbortSignal): Promise<number | null> {
  // a picture may be one that visitors do not see
  const { ok, headers } = await fetch(url, { method: 'HEAD', signal, headers: { Authorization: authorization() } });
  const length = Number(headers.get('Content-Length') ?? Number.NaN);
  return ok && Number.isInteger(length) ? length : null;
}
