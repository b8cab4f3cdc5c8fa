import {
  type SxProps,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
} from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.js';

type CountValue = number | string | null | undefined;

/** A count, or a dash where nobody knows it. */
export function Count({ children: count }: { readonly children: CountValue }) {
  if (typeof count === 'number') return count.toLocaleString('pt-PT');
  if (typeof count === 'string') return count;
  return (
    <>
      <span aria-hidden>—</span>
      <span style={visuallyHidden}>não se sabe</span>
    </>
  );
}

interface CountsTableProps {
  readonly label: string;
  readonly columns: readonly ReactNode[];
  readonly rows: readonly (readonly [name: string, ...counts: CountValue[]])[];
  readonly sx?: SxProps<Theme>;
}

/** A table of counts under the names of its columns; the first has the names of the rows. */
export default function CountsTable({ label, columns, rows, sx = {} }: CountsTableProps) {
  return (
    <TableContainer sx={{ position: 'relative' }}>
      <Table size="small" aria-label={label} sx={sx}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={index} align={index === 0 ? 'left' : 'right'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...counts]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {counts.map((count, index) => (
                <TableCell key={index} align="right">
                  <Count>{count}</Count>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
