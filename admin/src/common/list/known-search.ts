/** What a list can be asked for in its address. */
export interface KnownParameters {
  readonly orders: readonly string[];
  readonly filters: readonly string[];
  readonly perPage: readonly number[];
}

function knownFilter(json: string, fields: readonly string[]): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(json);
    if (typeof filter !== 'object' || filter === null) return {};
    return Object.fromEntries(Object.entries(filter).filter(([field]) => fields.includes(field)));
  } catch {
    return {};
  }
}

/**
 * The query of a list's address without what the list does not know: whoever mistyped it, or was sent it, sees the list
 * as it begins. React-admin hands everything on to the API as it stands.
 * @param search with its `?`, or empty; returned as it is where all of it is known
 */
export function knownSearch(search: string, { orders, filters, perPage }: KnownParameters): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams(search);
  const { sort, order, filter, page, perPage: rows } = Object.fromEntries(asked);
  if (!orders.includes(sort ?? '') || !['ASC', 'DESC'].includes(order ?? '')) {
    kept.delete('sort');
    kept.delete('order');
  }
  if (filter !== undefined) {
    const known = JSON.stringify(knownFilter(filter, filters));
    if (known === '{}') kept.delete('filter');
    else kept.set('filter', known);
  }
  if (page !== undefined && !/^[1-9]\d{0,5}$/.test(page)) kept.delete('page');
  if (rows !== undefined && !perPage.includes(Number(rows))) kept.delete('perPage');
  if (kept.toString() === asked.toString()) return search;
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
