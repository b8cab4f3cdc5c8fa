import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Resumo } from '../../api-types.js';
import { semAceitacaoPath } from '../../common/inbox/inbox-paths.js';
import {
  kindOfSection,
  resourceSectionsOf,
  type SectionGroup,
  useSectionGroups,
} from '../../common/section/section-group.js';
import type { ResourceSection } from '../../common/section/section.js';
import { palette } from '../../theme/palette.js';
import { mensagens } from '../mensagens/index.js';
import { privacidade } from '../privacidade/index.js';

interface Item {
  readonly text: string;
  readonly path: string;
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The address of a list that shows only what a filter lets through. */
function filtered(path: string, filter: Readonly<Record<string, boolean | string>>): string {
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/** Leads to where they are answered. */
function unreadItem({ name, value, options }: ResourceSection, { naoLidas }: Resumo): Item | null {
  const count = naoLidas[name] ?? 0;
  if (count === 0) return null;
  const text = `${options.label}: ${plural(count, 'mensagem por ler', 'mensagens por ler')}`;
  return { text, path: filtered(mensagens.path, { estado: 'porLer', formulario: kindOfSection(value) }) };
}

function undecidedItem({ name, path, options }: ResourceSection, { porAceitar }: Resumo): Item | null {
  const count = porAceitar[name] ?? 0;
  if (count === 0) return null;
  const text = `${options.label}: ${plural(count, 'submissão', 'submissões')} sem aceitação registada`;
  return { text, path: semAceitacaoPath(path) };
}

function waitingItem({ path, waiting }: ResourceSection, resumo: Resumo): Item | null {
  if (waiting === undefined || resumo[waiting.key] === 0) return null;
  const text = plural(resumo[waiting.key], waiting.one, waiting.many);
  return { text, path: waiting.filter === undefined ? path : filtered(path, waiting.filter) };
}

function unconfirmedItem({ regrasPorConfirmar }: Resumo): Item | null {
  if (regrasPorConfirmar === 0) return null;
  const text = plural(regrasPorConfirmar, 'prazo de conservação por confirmar', 'prazos de conservação por confirmar');
  return { text, path: privacidade.path };
}

function itemsOf(groups: readonly SectionGroup[], resumo: Resumo): Item[] {
  const sections = resourceSectionsOf(groups);
  return [
    ...sections.filter(({ isInbox }) => isInbox).map((section) => unreadItem(section, resumo)),
    ...sections.filter(({ isInbox }) => isInbox).map((section) => undecidedItem(section, resumo)),
    ...sections.map((section) => waitingItem(section, resumo)),
    unconfirmedItem(resumo),
  ].filter((item) => item !== null);
}

/**
 * Lists what waits for somebody: unread messages, acceptances to decide on, events that are over, testimonials to
 * approve, rules to confirm.
 */
export function Attention({ resumo }: { readonly resumo: Resumo }) {
  const titleId = useId();
  const items = itemsOf(useSectionGroups(), resumo);
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
