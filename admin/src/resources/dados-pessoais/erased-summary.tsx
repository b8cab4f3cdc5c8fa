import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { DadosApagados } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';

/** Tells which records were erased, and which stayed and why. */
export function ErasedSummary({ erased: { apagados, ficaram } }: { readonly erased: DadosApagados }) {
  return (
    <Alert severity={ficaram.length === 0 ? 'success' : 'warning'}>
      {apagados.length === 0 ? 'Não se apagou nada.' : `Apagado: ${apagados.join(', ')}.`}
      {ficaram.length > 0 && (
        <>
          {' '}
          Ficou:
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {ficaram.map(({ nome, quando, porque }) => (
              <li key={`${nome} ${quando}`}>
                {nome} de {formatMoment(quando)}: {porque}
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}
