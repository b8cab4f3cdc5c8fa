import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { Resumo } from '../../api-types.js';
import { pedidosDados } from '../pedidos-dados/index.js';
import { RequestState } from '../pedidos-dados/request-state.js';
import { formatDay } from '../../common/dates/format-date.js';
import { requestTypes } from '../pedidos-dados/request-words.js';

const OPEN = `${pedidosDados.path}?${new URLSearchParams({ filter: '{"feito":false}' }).toString()}`;

/** Lists people's requests about their data that wait for an answer: the law gives a month. */
export function DataRequests({
  requests: { total, atrasados, primeiros },
}: {
  readonly requests: Resumo['pedidosDados'];
}) {
  if (total === 0) return null;
  return (
    <Alert severity={atrasados > 0 ? 'error' : 'warning'} role="note" sx={{ mt: 2 }}>
      <Link component={RouterLink} to={OPEN} color="inherit">
        {total === 1
          ? '1 pedido sobre dados pessoais por responder'
          : `${total} pedidos sobre dados pessoais por responder`}
      </Link>
      {atrasados > 0 && <strong>, {atrasados === 1 ? '1 fora do prazo' : `${atrasados} fora do prazo`}</strong>}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {primeiros.map(({ id, tipo, prazo }) => (
          <li key={id}>
            {requestTypes[tipo]}, até {formatDay(prazo)} <RequestState feito={false} prazo={prazo} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
