import { HttpError } from 'ra-core';
import type { Schemas } from '../api-types.js';
import { addressOf, runtimeConfig } from '../runtime-config.js';
import { answerError, authorization, NETWORK_ERROR } from './http-client.js';

export interface Arrival {
  readonly url: string;
  /** The address of the one in the library that is the same, where there was one. */
  readonly same: string | null;
}

/** Uploads files. @returns each as it arrived, in the order given @throws HttpError with the API's sentence */
export async function uploadFiles(files: readonly File[], onProgress?: (share: number) => void): Promise<Arrival[]> {
  const body = new FormData();
  for (const file of files) body.append('images', file);
  const answer = (await sendForm('upload', body, onProgress)) as Partial<Schemas['UploadResult']> | null;
  if (answer?.filePaths === undefined) throw answerError(502, undefined);
  const { filePaths, iguais = {} } = answer;
  return filePaths.map((name) => {
    const same = iguais[name];
    return { url: addressOf(name), same: same === undefined ? null : addressOf(same) };
  });
}

export interface NewReport {
  readonly nome: string;
  readonly ano: number;
  readonly file: File;
}

/** Adds an annual report with its PDF. @throws HttpError with the API's sentence */
export async function addReport({ nome, ano, file }: NewReport, onProgress?: (share: number) => void): Promise<void> {
  const body = new FormData();
  body.append('nome_do_ficheiro', nome);
  body.append('ano', String(ano));
  body.append('file', file);
  await sendForm('api/relatorios2', body, onProgress);
}

/** Posts a form by XMLHttpRequest: fetch cannot tell how much was sent. @param onProgress told the share, 0 to 1 */
function sendForm(path: string, body: FormData, onProgress?: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${runtimeConfig.apiUrl}/${path}`);
    request.setRequestHeader('Authorization', authorization());
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      onProgress?.(lengthComputable ? loaded / total : 0);
    request.onerror = () => reject(new HttpError(NETWORK_ERROR, 0));
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status >= 200 && request.status < 300) resolve(answer);
      else reject(answerError(request.status, answer));
    };
    request.send(body);
  });
}
