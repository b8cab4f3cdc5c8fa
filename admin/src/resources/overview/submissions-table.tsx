import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ChartSeries, Months } from './submissions-chart.js';

interface SubmissionsTableProps {
  readonly months: Months;
  readonly series: readonly ChartSeries[];
}

export default function SubmissionsTable({ months, series }: SubmissionsTableProps) {
  return (
    <TableContainer>
      <Table size="small" aria-label="Submissões por mês e formulário">
        <TableHead>
          <TableRow>
            <TableCell>Mês</TableCell>
            {series.map(({ key, label }) => (
              <TableCell key={key} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map(({ mes, total }) => (
            <TableRow key={mes}>
              <TableCell component="th" scope="row">
                {mes.split('-').reverse().join('/')}
              </TableCell>
              {series.map(({ key }) => (
                <TableCell key={key} align="right">
                  {total[key] ?? 0}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
