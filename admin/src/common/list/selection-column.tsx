import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useDataTableRenderContext, useListContext } from 'ra-core';
import { DataTable } from 'react-admin';

function PageCheckbox() {
  const { data, selectedIds, onSelect } = useListContext<RaRecord>();
  const ids = (data ?? []).map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && selected.length === ids.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={selected.length > 0 && !isAll}
      onChange={() =>
        onSelect(isAll ? selectedIds.filter((id) => !ids.includes(id)) : [...new Set([...selectedIds, ...ids])])
      }
      slotProps={{ input: { 'aria-label': 'Selecionar tudo' } }}
    />
  );
}

function RowCheckbox({ record }: { readonly record: RaRecord }) {
  const { selectedIds, onToggleItem } = useListContext<RaRecord>();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onClick={(click) => click.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Selecionar a linha ${record.id}` } }}
    />
  );
}

/** The checkboxes that choose rows. React-admin's own put their label where a screen reader must not look for it. */
export function SelectionColumn() {
  // The menu that hides columns does not offer this one.
  if (useDataTableRenderContext() === 'columnsSelector') return null;
  return (
    <DataTable.Col
      source="selecao"
      label={<PageCheckbox />}
      disableSort
      sx={{ width: 48, p: 0 }}
      render={(record: RaRecord) => <RowCheckbox record={record} />}
    />
  );
}
