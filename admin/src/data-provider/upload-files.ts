import { HttpError } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { answerError } from './answer-error.js';
import { authorization, NETWORK_ERROR } from './http-client.js';

export interface Arrival {
  readonly url: string;
  /** The address of the one in the library that is the same, where there was one. */
  readonly same: string | null;
}

interface UploadAnswer {
  readonly filePaths: readonly string[];
  readonly iguais?: Readonly<Record<string, string>>;
}

const addressOf = (name: string): string => `${runtimeConfig.apiUrl}/uploads/${encodeURIComponent(name)}`;

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

/**
 * Uploads files under the documented field name.
 * @returns each as it arrived, in the order given
 * @throws HttpError with the API's sentence
 */
export async function uploadFiles(
  files: readonly File[],
  onProgress: (share: number) => void = () => undefined,
): Promise<Arrival[]> {
  const body = new FormData();
  for (const file of files) body.append('images', file);
  const answer = await sendForm('upload', body, onProgress);
  if (!isUploadAnswer(answer)) throw answerError(502, undefined);
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
export async function addReport(
  { nome, ano, file }: NewReport,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  const body = new FormData();
  body.append('nome_do_ficheiro', nome);
  body.append('ano', String(ano));
  body.append('file', file);
  await sendForm('api/relatorios2', body, onProgress);
}

/**
 * Posts a multipart form as the administrator; XMLHttpRequest, because fetch cannot tell how much was sent.
 * @param onProgress told the share sent, 0 to 1
 * @returns the JSON of the answer
 * @throws HttpError with the API's sentence, or none; status 0 when it could not be reached
 */
function sendForm(path: string, body: FormData, onProgress: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${runtimeConfig.apiUrl}/${path}`);
    request.setRequestHeader('Authorization', authorization());
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    request.onerror = () => reject(new HttpError(NETWORK_ERROR, 0));
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status >= 200 && request.status < 300) resolve(answer);
      else reject(answerError(request.status, answer));
    };
    request.send(body);
  });
}
