import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import type { Order } from './orders.js';

/** Sorts a list that has no column headers to click on. */
export function SortSelect({ orders }: { readonly orders: readonly Order[] }) {
  const { sort, setSort } = useListContext();
  const isAscending = sort.order === 'ASC';
  return (
    <>
      <TextField
        select
        label="Ordenar por"
        value={sort.field}
        onChange={(event) => setSort({ field: event.target.value, order: sort.order })}
        sx={{ width: '11rem' }}
      >
        {orders.map(({ source, label }) => (
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
