import type { RaRecord } from 'ra-core';

/** Which rows may be chosen for a bulk action; all, unless a section says otherwise. */
export interface RowSelection<R extends RaRecord> {
  readonly isSelectable?: ((record: R) => boolean) | undefined;
}

/** Whether a row may be chosen. */
export function canSelect<R extends RaRecord>({ isSelectable }: RowSelection<R>, record: R): boolean {
  return isSelectable?.(record) ?? true;
}
