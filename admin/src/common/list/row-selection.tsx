import { Checkbox } from '@mui/material';
import { type RaRecord, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';

/** Chooses a row. React-admin's own has its label where a screen reader must not look for it. */
export function RowCheckbox<R extends RaRecord>({ record, isSelectable }: RowSelection<R> & { readonly record: R }) {
  const { selectedIds, onToggleItem } = useListContext<R>();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      disabled={isSelectable?.(record) === false}
      onClick={(click) => click.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Selecionar a linha ${record.id}` } }}
    />
  );
}

/** Says whether a row may be chosen for a bulk action; all may, unless a section says otherwise. */
export interface RowSelection<R extends RaRecord> {
  readonly isSelectable?: (record: R) => boolean;
}

export function PageCheckbox<R extends RaRecord>({ isSelectable }: RowSelection<R>) {
  const { data, selectedIds, onSelect } = useListContext<R>();
  const ids = (data ?? []).filter((record) => isSelectable?.(record) !== false).map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && selected.length === ids.length;
  const isSome = selected.length > 0 && !isAll;
  // Material draws the mixed state and tells it by ARIA, but leaves the box itself without it.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isSome;
  });
  return (
    <Checkbox
      checked={isAll}
      disabled={ids.length === 0}
      indeterminate={isSome}
      onChange={() =>
        onSelect(isAll ? selectedIds.filter((id) => !ids.includes(id)) : [...new Set([...selectedIds, ...ids])])
      }
      slotProps={{ input: { ref: input, 'aria-label': 'Selecionar tudo' } }}
    />
  );
}
