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

type CountValue = number | string | null | undefined;

/** A count, or a dash where nobody knows it. */
export function Count({ children: count }: { readonly children: CountValue }) {
  if (typeof count === 'number') return count.toLocaleString('pt-PT');
  if (typeof count === 'string') return count;
  return (
    <>
      <span aria-hidden>—</span>
      <span className="so-ouvir">não se sabe</span>
    </>
  );
}

interface CountsTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...counts: CountValue[]])[];
  /** How many columns have words, from the first on; the others have counts. */
  readonly words?: number;
  /** Whether it may be wider than its place, where the keyboard scrolls it. */
  readonly isWide?: boolean;
  readonly sx?: SxProps<Theme>;
}

/** A table of counts under the names of its columns; the first has the names of the rows. */
export default function CountsTable({ label, columns, rows, words = 1, isWide, sx = {} }: CountsTableProps) {
  const alignOf = (column: number) => (column < words ? 'left' : 'right');
  return (
    <TableContainer sx={{ position: 'relative' }} {...(isWide && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      <Table size="small" aria-label={label} sx={sx}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={index} align={alignOf(index)}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...counts], row) => (
            <TableRow key={row}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {counts.map((count, index) => (
                <TableCell key={index} align={alignOf(index + 1)}>
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
