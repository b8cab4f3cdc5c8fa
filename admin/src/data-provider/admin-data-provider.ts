import {
  type DataProvider,
  type GetListParams,
  type GetListResult,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { runtimeConfig } from '../runtime-config.js';
import { type ApiPathTable, pathsOf } from './api-paths.js';
import { calls } from './calls.js';
import { requestAsAdmin } from './http-client.js';
import { asksForPassword } from './recent-password.js';
import { routedHttpClient, SIMPLE_REST_BASE } from './routed-http-client.js';

/** React-admin's calls and the few of ours that are no list, record, or change of one. */
export type AdminDataProvider = DataProvider & typeof calls & ReturnType<typeof tableCalls>;

/** The calls whose path follows from the table of resources. */
const tableCalls = (table: ApiPathTable) => ({
  /** Marks a submission as read or unread. */
  markRead: async (resource: string, id: Identifier, lida: boolean): Promise<void> => {
    await put(pathsOf(table, resource).update(encodeURIComponent(id)), { lida });
  },
  /** Puts a list into another order: the whole list is told, so that nobody else's change of it is lost. */
  reorder: async (resource: string, order: { readonly ids: readonly number[] }): Promise<void> => {
    await put(`${pathsOf(table, resource).list}/ordem`, order);
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
    deleteMany: (resource, params) => deleteEach(rest, resource, params),
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

/**
 * Deletes records one by one, as the API has it; one that is refused does not keep the others, and one that is gone
 * already counts as deleted.
 * @throws HttpError that says how many were left and why, or at once where the session has ended, or the
 * password was asked for and not given
 */
async function deleteEach(
  provider: DataProvider,
  resource: string,
  { ids }: { readonly ids: readonly Identifier[] },
): Promise<{ data: Identifier[] }> {
  const refusals: HttpError[] = [];
  for (const id of ids) {
    try {
      await provider.delete(resource, { id });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 401 || asksForPassword(error)) throw error;
      if (error.status !== 404) refusals.push(error);
    }
  }
  const [first] = refusals;
  if (first === undefined) return { data: [...ids] };
  throw new HttpError(
    `Ficaram por eliminar ${refusals.length} de ${ids.length}. ${first.message}`.trim(),
    first.status,
    first.body,
  );
}
