import {
  type DataProvider,
  type GetListParams,
  type GetListResult,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { changing } from '../query-client.js';
import { runtimeConfig } from '../runtime-config.js';
import { recordsOf } from './api.js';
import { calls, changeEach } from './calls.js';
import { type JsonAnswer, requestAsAdmin } from './http-client.js';
import { dropRow } from './just-read.js';
import { uploadedFile } from './uploaded-file.js';

/** The place of a resource in the API, below its origin, and those of its verbs that live elsewhere. */
export interface ApiPaths {
  readonly path: string;
  readonly create?: string;
  readonly update?: string;
  readonly remove?: string;
}

type ApiPathTable = Readonly<Partial<Record<string, ApiPaths>>>;

const VERBS: Readonly<Partial<Record<string, keyof ApiPaths>>> = { POST: 'create', PUT: 'update', DELETE: 'remove' };

/** The documented path of a call of a resource, or of one record of it. An id comes already encoded. */
function pathOf(table: ApiPathTable, resource: string, method: string, id?: string): string {
  const paths = table[resource];
  if (paths === undefined) throw new Error(`Unknown resource '${resource}'`);
  const base = paths[VERBS[method] ?? 'path'] ?? paths.path;
  return id === undefined ? base : `${base}/${id}`;
}

export type AdminDataProvider = DataProvider & typeof calls & ReturnType<typeof tableCalls>;

const tableCalls = (table: ApiPathTable) => ({
  markRead: async (resource: string, id: Identifier, lida: boolean): Promise<void> => {
    const stale = [[resource, 'getOne'], ['mensagens', 'getOne'], ['resumo']];
    await changing(stale, send('PUT', pathOf(table, resource, 'PUT', encodeURIComponent(id)), { lida }));
  },
  /** Puts a list into another order: the whole list is told, so that nobody else's change of it is lost. */
  reorder: async (resource: string, order: { readonly ids: readonly number[] }): Promise<void> => {
    await changing(recordsOf(resource), send('PUT', `${pathOf(table, resource, 'GET')}/ordem`, order));
  },
  bringBackMany: async (ids: readonly Identifier[]): Promise<void> => {
    const bringBack = (id: Identifier) => send('POST', `api/lixo/${encodeURIComponent(id)}/reposicao`);
    await changing([[]], changeEach('repor', ids, bringBack));
  },
});

const send = (method: string, path: string, body?: object) =>
  requestAsAdmin(`${runtimeConfig.apiUrl}/${path}`, { method, body: JSON.stringify(body) });

/** The base under which ra-data-simple-rest believes the resources live; it is never requested. */
const SIMPLE_REST_BASE = 'simple-rest:';

/** Speaks to the API through ra-data-simple-rest, behind the table of every resource's documented paths. */
export function createDataProvider(sections: ApiPathTable): AdminDataProvider {
  const table = { ...sections, suspeitas: { path: 'api/suspeitas' }, aceitacoes: { path: 'api/aceitacoes' } };
  const rest = simpleRestProvider(SIMPLE_REST_BASE, routedHttpClient(table));
  const remove: DataProvider['delete'] = async (resource, params) => {
    const answer = await rest.delete(resource, params);
    dropRow(resource, params.id);
    return answer;
  };
  return {
    ...rest,
    ...calls,
    ...tableCalls(table),
    getOne: async (resource, params) =>
      wantsDrafts(params)
        ? { data: (await calls.getWithDraft(resource, params.id)) as never }
        : rest.getOne(resource, params),
    getList: (resource, asked) => {
      const params = wantsDrafts(asked)
        ? { ...asked, filter: { estado: 'todos', ...(asked.filter as object) } }
        : asked;
      return (params.pagination?.perPage ?? 0) > MAX_RANGE
        ? getWholeList(rest, resource, params)
        : rest.getList(resource, params);
    },
    getMany: (resource, params) =>
      wantsDrafts(params)
        ? rest.getList(resource, { filter: { estado: 'todos', id: params.ids } })
        : rest.getMany(resource, params),
    create: (resource, params) => changing(recordsOf(resource), rest.create(resource, params)),
    update: (resource, params) => changing(recordsOf(resource), rest.update(resource, params)),
    delete: (resource, params) => changing(recordsOf(resource), remove(resource, params)),
    deleteMany: async (resource, { ids }) => {
      const each = changeEach('eliminar', ids, (id) => remove(resource, { id }).catch(ignoreGone));
      await changing(recordsOf(resource), each);
      return { data: [...ids] };
    },
    supportAbortSignal: true,
  };
}

/** Whether records are asked for with what visitors do not see of them. */
const wantsDrafts = ({ meta }: { readonly meta?: { readonly withDrafts?: true } }): boolean =>
  meta?.withDrafts === true;

/** The widest range that the API answers at once. */
const MAX_RANGE = 1000;

/** Reads rows in as many calls as they take. A row that arrives meanwhile moves the others on, so what comes twice is kept once. */
async function getWholeList<R extends RaRecord>(
  provider: DataProvider,
  resource: string,
  params: GetListParams,
): Promise<GetListResult<R>> {
  const wanted = params.pagination?.perPage ?? MAX_RANGE;
  const rows = new Map<Identifier, R>();
  let isLast = false;
  for (let page = 1; !isLast && rows.size < wanted; page += 1) {
    const { data } = await provider.getList<R>(resource, { ...params, pagination: { page, perPage: MAX_RANGE } });
    for (const row of data) rows.set(row.id, row);
    isLast = data.length < MAX_RANGE;
  }
  return { data: [...rows.values()].slice(0, wanted), total: rows.size };
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof HttpError) || error.status !== 404) throw error;
}

/** Makes the client that translates what ra-data-simple-rest asks for (`simple-rest:/eventos/3`) into the documented call of the API. */
function routedHttpClient(table: ApiPathTable): (url: string, options?: RequestInit) => Promise<JsonAnswer> {
  return async (url, options = {}) => {
    const [path = '', query] = url.slice(SIMPLE_REST_BASE.length + 1).split('?');
    const [resource = '', id] = path.split('/');
    const { method = 'GET' } = options;
    const target = pathOf(table, resource, method, id);
    const headers = new Headers(options.headers);
    // The API pages by the query; a Range header would only cost a CORS preflight for each new page.
    headers.delete('Range');
    if (method === 'DELETE') headers.delete('Content-Type');
    const answer = await requestAsAdmin(`${runtimeConfig.apiUrl}/${target}${query === undefined ? '' : `?${query}`}`, {
      ...options,
      headers,
    });
    const isList = id === undefined && method === 'GET';
    if (isList && !Array.isArray(answer.json)) throw new HttpError('Formato de dados inválido', 0);
    // The list of files is of names; a list of React-admin is of records.
    if (resource === 'files' && Array.isArray(answer.json)) {
      return { ...answer, json: answer.json.map((name) => uploadedFile(String(name))) };
    }
    // React-admin wants a record back from a delete, and the API rightly answers 204 with nothing.
    return answer.status === 204 && id !== undefined ? { ...answer, json: { id: decodeURIComponent(id) } } : answer;
  };
}
