import { runtimeConfig } from '../runtime-config.js';
import { requestAsAdmin } from './http-client.js';

/** Calls a route of the API that is no list or record, as the administrator who is signed in. @returns its JSON */
export async function callApi(method: string, path: string, body?: object): Promise<unknown> {
  const options = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return (await requestAsAdmin(`${runtimeConfig.apiUrl}/api/${path}`, options)).json;
}
