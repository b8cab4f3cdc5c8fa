import { HttpError } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { type JsonAnswer, requestAsAdmin } from './http-client.js';
import { uploadedFile } from './uploaded-file.js';
import { type ApiPaths, type ApiPathTable, pathsOf } from './api-paths.js';

/** The base under which ra-data-simple-rest believes the resources live; it is never requested. */
export const SIMPLE_REST_BASE = 'simple-rest:';

function documentedPath(paths: ApiPaths, method: string, id: string | undefined): string {
  if (id === undefined) return method === 'POST' ? paths.create : paths.list;
  if (method === 'PUT') return paths.update(id);
  return method === 'DELETE' ? paths.remove(id) : paths.one(id);
}

/** Makes the client that translates what ra-data-simple-rest asks for (`simple-rest:/eventos/3`) into the documented call of the API. */
export function routedHttpClient(table: ApiPathTable): (url: string, options?: RequestInit) => Promise<JsonAnswer> {
  return async (url, options = {}) => {
    const [path = '', query] = url.slice(SIMPLE_REST_BASE.length + 1).split('?');
    const [resource = '', id] = path.split('/');
    const target = documentedPath(pathsOf(table, resource), options.method ?? 'GET', id);
    const headers = new Headers(options.headers);
    // The API pages by the query; a Range header would only cost a CORS preflight for each new page.
    headers.delete('Range');
    if (options.method === 'DELETE') headers.delete('Content-Type');
    const answer = await requestAsAdmin(`${runtimeConfig.apiUrl}/${target}${query === undefined ? '' : `?${query}`}`, {
      ...options,
      headers,
    });
    const isList = id === undefined && (options.method ?? 'GET') === 'GET';
    if (isList && !Array.isArray(answer.json)) throw new HttpError('Formato de dados inválido', 0);
    // The list of files is of names; a list of React-admin is of records.
    if (resource === 'files' && Array.isArray(answer.json)) {
      return { ...answer, json: answer.json.map((name) => uploadedFile(String(name))) };
    }
    // React-admin wants a record back from a delete, and the API rightly answers 204 with nothing.
    return answer.status === 204 && id !== undefined ? { ...answer, json: { id: decodeURIComponent(id) } } : answer;
  };
}
