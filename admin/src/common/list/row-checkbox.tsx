import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useListContext } from 'ra-core';
import { canSelect, type RowSelection } from './row-selection.js';

interface RowCheckboxProps<R extends RaRecord> extends RowSelection<R> {
  readonly record: R;
}

/** Chooses one row. */
export function RowCheckbox<R extends RaRecord>({ record, ...selection }: RowCheckboxProps<R>) {
  const { selectedIds, onToggleItem } = useListContext<R>();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      disabled={!canSelect(selection, record)}
      onClick={(click) => click.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Selecionar a linha ${record.id}` } }}
    />
  );
}
