import { periods } from '@contract/periods';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { useKindWords } from './use-kind-words.js';

type Day = Schemas['DiaDeApagamento'];

const reasons: Readonly<Record<Day['motivo'], string>> = {
  painel: 'Eliminado no painel',
  prazo: 'Fim do prazo',
  pedido: 'Pedido da pessoa',
  saida: 'Saída da newsletter',
};

/** Shows how many records were erased in the last days, and nothing of what was in them. */
export function ErasedDays({ days }: { readonly days: readonly Day[] }) {
  const { wordsOf } = useKindWords();
  if (days.length === 0) return <Typography>Nos últimos {periods.privacyDays} dias não foi apagado nada.</Typography>;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`Apagado nos últimos ${periods.privacyDays} dias`}>
      <Table size="small" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Dia</TableCell>
            <TableCell>O quê</TableCell>
            <TableCell>Porquê</TableCell>
            <TableCell align="right">Quantos</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ dia, tipo, motivo, quantos }) => (
            <TableRow key={`${dia}:${tipo}:${motivo}`}>
              <TableCell>{formatDay(dia)}</TableCell>
              <TableCell>{wordsOf(tipo)}</TableCell>
              <TableCell>{reasons[motivo]}</TableCell>
              <TableCell align="right">{quantos.toLocaleString('pt-PT')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
