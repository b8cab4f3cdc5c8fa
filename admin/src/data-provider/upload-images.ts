import { HttpError } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { authorization, NETWORK_ERROR } from './http-client.js';

interface UploadAnswer {
  readonly filePaths: readonly string[];
}

function isUploadAnswer(value: unknown): value is UploadAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'success' in value &&
    value.success === true &&
    'filePaths' in value &&
    Array.isArray(value.filePaths) &&
    value.filePaths.every((name) => typeof name === 'string')
  );
}

function messageOf(body: unknown): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : 'Falha no upload da imagem. Tente novamente.';
}

/** XMLHttpRequest, because fetch cannot tell how much was sent. */
function send(body: FormData, token: string, onProgress: (share: number) => void): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${runtimeConfig.apiUrl}/upload`);
    request.setRequestHeader('Authorization', token);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    request.onerror = () => reject(new HttpError(NETWORK_ERROR, 0));
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status >= 200 && request.status < 300 && isUploadAnswer(answer)) resolve(answer);
      else reject(new HttpError(messageOf(answer), request.status, answer));
    };
    request.send(body);
  });
}

/**
 * Uploads files under the documented field name.
 * @returns the public URL of each, in the order given
 * @throws HttpError with the API's sentence
 */
export async function uploadImages(
  files: readonly File[],
  onProgress: (share: number) => void = () => undefined,
): Promise<string[]> {
  const body = new FormData();
  for (const file of files) body.append('images', file);
  const { filePaths } = await send(body, authorization(), onProgress);
  return filePaths.map((name) => `${runtimeConfig.apiUrl}/uploads/${encodeURIComponent(name)}`);
}
