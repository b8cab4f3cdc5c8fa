import {
  type DataProvider,
  type DeleteParams,
  type DeleteResult,
  type GetListParams,
  type GetListResult,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { changing } from '../query-client.js';
import { runtimeConfig } from '../runtime-config.js';
import { type ApiPathTable, pathsOf } from './api-paths.js';
import { calls, changeEach, recordsOf } from './calls.js';
import { requestAsAdmin } from './http-client.js';
import { dropRow } from './just-read.js';
import { routedHttpClient, SIMPLE_REST_BASE } from './routed-http-client.js';

/** React-admin's calls and the few of ours that are no list, record, or change of one. */
export type AdminDataProvider = DataProvider & typeof calls & ReturnType<typeof tableCalls>;

/** The calls whose path follows from the table of resources. */
const tableCalls = (table: ApiPathTable) => ({
  /** Marks a submission as read or unread. */
  markRead: async (resource: string, id: Identifier, lida: boolean): Promise<void> => {
    const stale = [[resource, 'getOne'], ['mensagens', 'getOne'], ['resumo']];
    await changing(stale, put(pathsOf(table, resource).update(encodeURIComponent(id)), { lida }));
  },
  /** Puts a list into another order: the whole list is told, so that nobody else's change of it is lost. */
  reorder: async (resource: string, order: { readonly ids: readonly number[] }): Promise<void> => {
    await changing(recordsOf(resource), put(`${pathsOf(table, resource).list}/ordem`, order));
  },
});

const put = (path: string, body: object) =>
  requestAsAdmin(`${runtimeConfig.apiUrl}/${path}`, { method: 'PUT', body: JSON.stringify(body) });

/**
 * Speaks to the API through ra-data-simple-rest, with the table of documented paths in front of it.
 * @param table the paths of every resource: the whole irregularity of the API
 */
export function createDataProvider(table: ApiPathTable): AdminDataProvider {
  const rest = simpleRestProvider(SIMPLE_REST_BASE, routedHttpClient(table));
  return {
    ...rest,
    ...calls,
    ...tableCalls(table),
    getOne: async (resource, params) =>
      isStanding(params)
        ? { data: (await calls.standing(resource, params.id)) as never }
        : rest.getOne(resource, params),
    getList: (resource, asked) => {
      const params = isStanding(asked) ? { ...asked, filter: { estado: 'todos', ...(asked.filter as object) } } : asked;
      return (params.pagination?.perPage ?? 0) > MAX_RANGE
        ? getWholeList(rest, resource, params)
        : rest.getList(resource, params);
    },
    getMany: (resource, params) =>
      isStanding(params)
        ? rest.getList(resource, { filter: { estado: 'todos', id: params.ids } })
        : rest.getMany(resource, params),
    create: (resource, params) => changing(recordsOf(resource), rest.create(resource, params)),
    update: (resource, params) => changing(recordsOf(resource), rest.update(resource, params)),
    delete: (resource, params) => changing(recordsOf(resource), remove(rest, resource, params)),
    deleteMany: async (resource, { ids }) => {
      const each = changeEach('eliminar', ids, (id) => remove(rest, resource, { id }).catch(ignoreGone));
      await changing(recordsOf(resource), each);
      return { data: [...ids] };
    },
    supportAbortSignal: true,
  };
}

/** Whether records are asked for with what visitors do not see of them. */
const isStanding = ({ meta }: { readonly meta?: { readonly standing?: true } }): boolean => meta?.standing === true;

/** The widest range that the API answers at once. */
const MAX_RANGE = 1000;

/**
 * Reads up to `perPage` rows in as many calls as the API's widest range asks for: an export is of all rows. A row that
 * arrives meanwhile moves the others on by one, and still each is there once.
 */
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

/** A record that is gone already counts as deleted. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof HttpError) || error.status !== 404) throw error;
}

/** Deletes a record, which then stays in no list. */
async function remove<R extends RaRecord>(
  provider: DataProvider,
  resource: string,
  params: DeleteParams<R>,
): Promise<DeleteResult<R>> {
  const answer = await provider.delete(resource, params);
  dropRow(resource, params.id);
  return answer;
}
