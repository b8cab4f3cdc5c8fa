import type { RaRecord, SortPayload } from 'ra-core';
import type { Column } from './column.js';

/** The order that a list begins in. */
export interface FirstOrder extends SortPayload {
  /** How it is called, where no column on the screen shows it. */
  readonly label?: string;
}

/** A field that a list can be sorted by. */
export interface Order {
  readonly source: string;
  readonly label: string;
}

/** Returns the orders of a list: its sortable columns, after its first order where no column shows that one. */
export function ordersOf<R extends RaRecord>(columns: readonly Column<R>[], first: FirstOrder): readonly Order[] {
  const offered = columns.filter(({ isExportOnly, isSortable }) => isExportOnly !== true && isSortable !== false);
  if (offered.some(({ source }) => source === first.field)) return offered;
  return [{ source: first.field, label: first.label ?? first.field }, ...offered];
}
