import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { useSection } from '../../common/section/section-context.js';
import { useFormSections } from './message-words.js';
import { StateChip } from './state-chip.js';

/** Lists the other messages from the same address, by whichever form. */
export function OtherMessages({ message }: { readonly message: Schemas['Mensagem'] }) {
  const { path } = useSection();
  const forms = useFormSections();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="outras"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: 3 }}
    >
      <Typography id="outras" variant="h2" sx={{ mb: 1 }}>
        Do mesmo endereço
      </Typography>
      {message.subscreve && <Typography variant="body2">Subscreve a newsletter.</Typography>}
      {message.outras.length === 0 && <Typography variant="body2">Não enviou mais nenhuma mensagem.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {message.outras.map(({ id, assunto, formulario, recebida, estado }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`${path}/${id}`}>
              {assunto}
            </Link>
            <Typography component="div" variant="body2" color="text.secondary">
              {forms.get(formulario)?.options.label} · {formatDay(recebida)} <StateChip estado={estado} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
