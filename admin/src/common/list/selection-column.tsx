import { type RaRecord, useDataTableRenderContext } from 'ra-core';
import { DataTable } from 'react-admin';
import { PageCheckbox } from './page-checkbox.js';
import { RowCheckbox } from './row-checkbox.js';
import type { RowSelection } from './row-selection.js';

/** The checkboxes that choose rows. React-admin's own put their label where a screen reader must not look for it. */
export function SelectionColumn<R extends RaRecord>(selection: RowSelection<R>) {
  // The menu that hides columns does not offer this one.
  if (useDataTableRenderContext() === 'columnsSelector') return null;
  return (
    <DataTable.Col
      source="selecao"
      label={<PageCheckbox {...selection} />}
      disableSort
      sx={{ width: 48, p: 0 }}
      render={(record: R) => <RowCheckbox record={record} {...selection} />}
    />
  );
}
