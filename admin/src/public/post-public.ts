import { requestJson } from '../data-provider/http-client.js';
import { runtimeConfig } from '../runtime-config.js';

/** A call that carries no login: what it may do stands in its address. @returns the JSON of the answer */
export async function postPublic(path: string, body: object = {}): Promise<unknown> {
  const options = { method: 'POST', body: JSON.stringify(body) };
  return (await requestJson(`${runtimeConfig.apiUrl}/api/${path}`, options)).json;
}
