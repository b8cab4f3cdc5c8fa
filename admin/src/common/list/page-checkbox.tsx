import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { canSelect, type RowSelection } from './row-selection.js';

/** Chooses every row of the page, or none. */
export function PageCheckbox<R extends RaRecord>(selection: RowSelection<R>) {
  const { data, selectedIds, onSelect } = useListContext<R>();
  const ids = (data ?? []).filter((record) => canSelect(selection, record)).map(({ id }) => id);
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
