import type { RaRecord, SortPayload } from 'ra-core';
import type { Column } from './column.js';
import { PersonalMap } from '../../session/personal-map.js';

interface KnownParameters {
  readonly orders: readonly string[];
  readonly filters: readonly string[];
  readonly maxPerPage: number;
}

/** A filter without the fields that are not known, null where none is left; one that is empty by itself stays. */
function knownFilter(json: string, fields: readonly string[]): string | null {
  try {
    const filter: unknown = JSON.parse(json);
    if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return null;
    const asked = Object.entries(filter);
    const known = asked.filter(([field]) => fields.includes(field));
    if (known.length === asked.length) return json;
    return known.length === 0 ? null : JSON.stringify(Object.fromEntries(known));
  } catch {
    return null;
  }
}

const isCount = (text = ''): boolean => /^[1-9]\d{0,5}$/.test(text);

/**
 * The query of a list's address without what the list does not know: whoever mistyped it, or was sent it, sees the list
 * as it begins. React-admin hands everything on to the API as it stands.
 * @param search with its `?`, or empty; returned as it is where all of it is known
 */
export function knownSearch(search: string, { orders, filters, maxPerPage }: KnownParameters): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams(search);
  const { sort, order, filter, page, perPage } = Object.fromEntries(asked);
  if (!orders.includes(sort ?? '') || !['ASC', 'DESC'].includes(order ?? '')) {
    kept.delete('sort');
    kept.delete('order');
  }
  if (filter !== undefined) {
    const known = knownFilter(filter, filters);
    if (known === null) kept.delete('filter');
    else kept.set('filter', known);
  }
  if (!isCount(page)) kept.delete('page');
  if (!isCount(perPage) || Number(perPage) > maxPerPage) kept.delete('perPage');
  if (kept.toString() === asked.toString()) return search;
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}

export interface FirstOrder extends SortPayload {
  /** How it is called, where no column on the screen shows it. */
  readonly label?: string;
}

export type Order = Pick<Column<RaRecord>, 'source' | 'label'>;

/** Returns the orders of a list: its sortable columns, after its first order where no column shows that one. */
export function ordersOf<R extends RaRecord>(columns: readonly Column<R>[], first: FirstOrder): readonly Order[] {
  const offered = columns.filter(({ isExportOnly, isSortable }) => isExportOnly !== true && isSortable !== false);
  if (offered.some(({ source }) => source === first.field)) return offered;
  return [{ source: first.field, label: first.label ?? first.field }, ...offered];
}

const searches = new PersonalMap<string, string>();

export function rememberList({ pathname, search }: { readonly pathname: string; readonly search: string }): void {
  searches.set(pathname, search);
}

/** The address of a list, as it was when it was left in this window. */
export function listAddress(path: string): string {
  return path + (searches.get(path) ?? '');
}
