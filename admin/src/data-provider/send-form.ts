import { HttpError } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { answerError } from './answer-error.js';
import { authorization, NETWORK_ERROR } from './http-client.js';

/**
 * Posts a multipart form as the administrator; XMLHttpRequest, because fetch cannot tell how much was sent.
 * @param onProgress told the share sent, 0 to 1
 * @returns the JSON of the answer
 * @throws HttpError with the API's sentence, or none; status 0 when it could not be reached
 */
export function sendForm(path: string, body: FormData, onProgress: (share: number) => void): Promise<unknown> {
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
