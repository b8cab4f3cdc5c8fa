import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';

/** The widest range that the API answers at once. */
export const MAX_RANGE = 1000;

/** Reads up to `perPage` rows in as many calls as the API's widest range asks for: an export is of all rows. */
export async function getWholeList<R extends RaRecord>(
  provider: DataProvider,
  resource: string,
  params: GetListParams,
): Promise<GetListResult<R>> {
  const wanted = params.pagination?.perPage ?? MAX_RANGE;
  const rows: R[] = [];
  let total = Infinity;
  for (let page = 1; rows.length < Math.min(wanted, total); page += 1) {
    const part = await provider.getList<R>(resource, { ...params, pagination: { page, perPage: MAX_RANGE } });
    total = part.total ?? 0;
    rows.push(...part.data);
    if (part.data.length < MAX_RANGE) break;
  }
  return { data: rows, total: rows.length };
}
