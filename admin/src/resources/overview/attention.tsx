import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Resumo } from '../../api-types.js';
import { sectionGroups } from '../../layout/sections.js';
import { palette } from '../../theme/palette.js';

interface Item {
  readonly text: string;
  readonly path: string;
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The address of a list that shows only what a filter lets through. */
function filtered(path: string, filter: Readonly<Record<string, boolean>>): string {
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

function itemsOf(resumo: Resumo): Item[] {
  const unread = sectionGroups
    .flatMap(({ sections }) => sections)
    .map(({ unread: key, label, path }) => ({
      count: key === undefined ? 0 : (resumo.naoLidas[key] ?? 0),
      label,
      path: filtered(path, { lida: false }),
    }))
    .filter(({ count }) => count > 0)
    .map(({ count, label, path }) => ({
      text: `${label}: ${plural(count, 'mensagem por ler', 'mensagens por ler')}`,
      path,
    }));
  const { eventosPorRever: events, rascunhos: drafts } = resumo;
  return [
    ...unread,
    ...(events > 0
      ? [
          {
            text: `${plural(events, 'evento já terminou e ainda não está', 'eventos já terminaram e ainda não estão')} nos anteriores`,
            path: '/dashboard/eventos',
          },
        ]
      : []),
    ...(drafts > 0
      ? [
          {
            text: `${plural(drafts, 'testemunho à espera', 'testemunhos à espera')} de aprovação`,
            path: filtered('/dashboard/equipa', { rascunho: true }),
          },
        ]
      : []),
  ];
}

/** What waits for someone: unread messages, events that are over, testimonials to approve. */
export function Attention({ resumo }: { readonly resumo: Resumo }) {
  const titleId = useId();
  const items = itemsOf(resumo);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 2, p: { xs: 2, md: 3 }, borderRadius: 3, bgcolor: palette.yellow.light }}
    >
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        A precisar de atenção
      </Typography>
      {items.length === 0 && <Typography>Está tudo em dia.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(({ text, path }) => (
          <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
            <ArrowForwardIcon fontSize="small" sx={{ color: palette.yellow.dark }} />
            <Link component={RouterLink} to={path} color="text.primary">
              {text}
            </Link>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
