import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Resumo } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { semAceitacaoPath } from '../../common/inbox/inbox-paths.js';
import { resourceSectionsOf, type SectionGroup, useSectionGroups } from '../../common/section/section-group.js';
import type { ResourceSection } from '../../common/section/section.js';
import { palette } from '../../theme/palette.js';
import { mensagens } from '../mensagens/index.js';
import { pedidosDados } from '../pedidos-dados/index.js';
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

/** People's requests about their data: the law gives a month. */
function requestsItem({ pedidosDados: { total, atrasados, primeiros } }: Resumo): Item | null {
  if (total === 0) return null;
  const words = [
    plural(total, 'pedido sobre dados pessoais por responder', 'pedidos sobre dados pessoais por responder'),
  ];
  const [first] = primeiros;
  if (atrasados > 0) words.push(`${atrasados} fora do prazo`);
  else if (first !== undefined) words.push(`${total === 1 ? '' : 'o primeiro '}até ${formatDay(first.prazo)}`);
  return { text: words.join(', '), path: filtered(pedidosDados.path, { feito: false }) };
}

function unreadItem({ naoLidas }: Resumo): Item | null {
  const count = Object.values(naoLidas).reduce((sum, unread) => sum + unread, 0);
  if (count === 0) return null;
  const text = plural(count, 'mensagem por ler', 'mensagens por ler');
  return { text, path: filtered(mensagens.path, { estado: 'porLer' }) };
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
    requestsItem(resumo),
    unreadItem(resumo),
    ...sections.filter(({ isInbox }) => isInbox).map((section) => undecidedItem(section, resumo)),
    ...sections.map((section) => waitingItem(section, resumo)),
    unconfirmedItem(resumo),
  ].filter((item) => item !== null);
}

/** The first steps of a site on which nothing was written and nothing has come yet. */
function firstStepsOf(groups: readonly SectionGroup[], { contagens }: Resumo): Item[] {
  const counted = resourceSectionsOf(groups).filter(({ name }) => name !== 'users' && contagens[name] !== undefined);
  if (counted.some(({ name }) => contagens[name] !== 0)) return [];
  return counted.flatMap(({ create }) => (create === undefined ? [] : [{ text: create.action, path: create.path }]));
}

/** Lists what waits for somebody; on a site that is still empty, what to write first. */
export function Today({ resumo }: { readonly resumo: Resumo }) {
  const titleId = useId();
  const groups = useSectionGroups();
  const items = itemsOf(groups, resumo);
  const steps = items.length === 0 ? firstStepsOf(groups, resumo) : [];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, md: 3 }, borderRadius: 3, bgcolor: palette.yellow.light }}
    >
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        Hoje
      </Typography>
      {steps.length > 0 && <Typography>O site ainda está vazio. Pode começar por aqui:</Typography>}
      {items.length + steps.length === 0 && <Typography>Está tudo em dia: não há nada à sua espera.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...items, ...steps].map(({ text, path }) => (
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
