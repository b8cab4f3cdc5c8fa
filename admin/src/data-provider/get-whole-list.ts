import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core';

/** The widest range that the API answers at once. */
export const MAX_RANGE = 1000;

/**
 * Reads up to `perPage` rows in as many calls as the API's widest range asks for: an export is of all rows. A row that
 * arrives meanwhile moves the others on by one, and still each is there once.
 */
export async function getWholeList<R extends RaRecord>(
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
