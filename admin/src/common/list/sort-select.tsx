import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type RaRecord, useListContext } from 'ra-core';
import type { Column } from './column.js';

interface SortSelectProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
}

/** Sorts a list that has no column headers to click on. */
export function SortSelect<R extends RaRecord>({ columns }: SortSelectProps<R>) {
  const { sort, setSort } = useListContext<R>();
  const offered = columns.filter(({ isExportOnly, isSortable }) => isExportOnly !== true && isSortable !== false);
  const isAscending = sort.order === 'ASC';
  return (
    <>
      <TextField
        select
        label="Ordenar por"
        // A list may begin in an order that no column of it shows.
        value={offered.some(({ source }) => source === sort.field) ? sort.field : ''}
        onChange={(event) => setSort({ field: event.target.value, order: sort.order })}
        sx={{ width: '11rem' }}
      >
        {offered.map(({ source, label }) => (
          <MenuItem key={source} value={source}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        color="primary"
        aria-label={
          isAscending ? 'Ordem ascendente; mudar para descendente' : 'Ordem descendente; mudar para ascendente'
        }
        onClick={() => setSort({ field: sort.field, order: isAscending ? 'DESC' : 'ASC' })}
      >
        {isAscending ? <ArrowUpwardIcon /> : <ArrowDownwardIcon />}
      </IconButton>
    </>
  );
}
