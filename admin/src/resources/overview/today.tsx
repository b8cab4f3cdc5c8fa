import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { Button, Link, styled, Typography } from '@mui/material';
import { useStore } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { SECOND_STEP_PATH } from '../../account/account-places.js';
import { usePapel } from '../../account/own-account.js';
import { accountKeys } from '../../query-client.js';
import type { Resumo, User } from '../../api-types.js';
import { counted } from '../../common/counted.js';
import { formatDay } from '../../common/dates/format-date.js';
import { yearAfter } from '../../common/dates/school-years.js';
import { Panel, Row, Stack } from '../../common/parts.js';
import {
  filteredList,
  resourceSectionsOf,
  type SectionGroup,
  useSectionGroups,
} from '../../common/section/section-group.js';
import type { ResourceSection } from '../../common/section/section.js';
import { useRead } from '../../common/use-read.js';
import { storedUser } from '../../session/session.js';
import { palette } from '../../theme/palette.js';
import { firstStepsKey } from '../../theme/store.js';
import { yearWords } from '../edicoes/edition-phases.js';
import { mensagens, semAceitacaoPath, waiting } from '../../messages/inboxes.js';
import { lembretes, participacoes, pedidosDados, privacidade } from '../office-sections.js';

interface Item {
  readonly text: string;
  readonly path: string;
  readonly isDone?: boolean;
}

/** Says how many of something wait; nothing where none does. */
function countItems(count: number, one: string, many: string, path: string): Item[] {
  return count === 0 ? [] : [{ text: counted(count, one, many), path }];
}

/** People's requests about their data: the law gives a month. */
function requestItems({ pedidosDados: { total, atrasados, primeiros } }: Resumo): Item[] {
  if (total === 0) return [];
  const words = [`${counted(total, 'pedido', 'pedidos')} sobre dados pessoais por responder`];
  const [first] = primeiros;
  if (atrasados > 0) words.push(`${atrasados} fora do prazo`);
  else if (first !== undefined) words.push(`${total === 1 ? '' : 'o primeiro '}até ${formatDay(first.prazo)}`);
  return [{ text: words.join(', '), path: filteredList(pedidosDados.path, { feito: false }) }];
}

/** A message that was read waits as well, until it is answered. */
function messageItems({ mensagensPorResponder, naoLidas }: Resumo): Item[] {
  if (mensagensPorResponder === 0) return [];
  const unread = Object.values(naoLidas).reduce((sum, count) => sum + count, 0);
  const words = [`${counted(mensagensPorResponder, 'mensagem', 'mensagens')} por responder`];
  if (unread > 0) words.push(`${unread} por ler`);
  return [{ text: words.join(', '), path: filteredList(mensagens.path, waiting) }];
}

function undecidedItems({ name, path, label, isInbox }: ResourceSection, { porAceitar }: Resumo): Item[] {
  const count = porAceitar[name] ?? 0;
  if (isInbox !== true || count === 0) return [];
  const text = `${label}: ${counted(count, 'submissão', 'submissões')} sem aceitação registada`;
  return [{ text, path: semAceitacaoPath(path) }];
}

function waitingItems({ path, waiting }: ResourceSection, resumo: Resumo): Item[] {
  if (waiting === undefined) return [];
  const { key, one, many, filter } = waiting;
  return countItems(resumo[key], one, many, filteredList(path, filter));
}

function itemsOf(groups: readonly SectionGroup[], resumo: Resumo): Item[] {
  const sections = resourceSectionsOf(groups);
  const { lembretesPorVer, projetosPorMostrar, regrasPorConfirmar } = resumo;
  return [
    ...requestItems(resumo),
    ...messageItems(resumo),
    ...sections.flatMap((section) => undecidedItems(section, resumo)),
    ...sections.flatMap((section) => waitingItems(section, resumo)),
    ...countItems(
      lembretesPorVer,
      'lembrete às escolas à espera de ser visto antes de seguir',
      'lembretes às escolas à espera de serem vistos antes de seguir',
      lembretes.path,
    ),
    ...countItems(
      projetosPorMostrar,
      'projeto por pôr no mural',
      'projetos por pôr no mural',
      filteredList(participacoes.path, { porMostrar: true }),
    ),
    ...countItems(
      regrasPorConfirmar,
      'prazo de conservação por confirmar',
      'prazos de conservação por confirmar',
      privacidade.path,
    ),
  ];
}

/** Offers what to write first on a site on which nothing was written and nothing has come yet. */
function startOf(groups: readonly SectionGroup[], { contagens }: Resumo): Item[] {
  const counted = resourceSectionsOf(groups).filter(({ name }) => name !== 'users' && contagens[name] !== undefined);
  if (counted.some(({ name }) => contagens[name] !== 0)) return [];
  return counted.flatMap(({ create }) => (create === undefined ? [] : [{ text: create.action, path: create.path }]));
}

/** Reads which of the first steps somebody who has just come has taken. */
export function useFirstSteps() {
  // null but for the first entry, by a link or with a password that somebody else chose, and once it is put away
  const [seen, setSeen] = useStore<readonly string[] | null>(firstStepsKey(storedUser()?.id ?? 0), null);
  const { data: secondStep, isLoading } = useRead(accountKeys.secondStep, (calls) => calls.GET('/api/segundo-passo'), {
    enabled: seen !== null,
  });
  return { seen, setSeen, secondStep, isLoading };
}

type FirstSteps = ReturnType<typeof useFirstSteps>;

/** The first steps, or null once they are done or put away. */
function stepsOf(
  { seen, setSeen, secondStep }: FirstSteps,
  papel: User['papel'] | undefined,
  { naoLidas, contagens, exemplos }: Resumo,
) {
  if (seen === null || secondStep === undefined) return null;
  const isRead = Object.values(naoLidas).every((count) => count === 0);
  const messages = { text: 'Veja as mensagens por ler', path: mensagens.path };
  const pages = { text: 'Conheça as páginas do site', path: '/dashboard/paginas' };
  const event = { text: 'Publique o primeiro evento', path: '/adicionar/evento' };
  const steps: Item[] = [
    { text: 'Proteja a sua conta', path: SECOND_STEP_PATH, isDone: secondStep.ativo },
    papel === 'administracao'
      ? { ...messages, isDone: isRead || seen.includes(messages.path) }
      : { ...pages, isDone: seen.includes(pages.path) },
    { ...event, isDone: (contagens['eventos'] ?? 0) > (exemplos['eventos'] ?? 0) },
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return { steps, onFollow: ({ path }: Item) => setSeen([...seen, path]), putAway: () => setSeen(null) };
}

const ItemRow = styled(Row)({ minHeight: 32 });

function Items({ items, onFollow }: { readonly items: readonly Item[]; readonly onFollow?: (item: Item) => void }) {
  // an empty list would be announced as one
  if (items.length === 0) return null;
  return (
    <Stack as="ul" className="lista" gap={0.5}>
      {items.map((item) => (
        <ItemRow as="li" key={item.text} flexWrap="nowrap">
          {item.isDone === true ? (
            <CheckCircleIcon fontSize="small" color="success" />
          ) : (
            <ArrowForwardIcon fontSize="small" color="warning" />
          )}
          <Link href={item.path} color="inherit" onClick={() => onFollow?.(item)}>
            {item.text}
          </Link>
          {item.isDone === true && <span className="so-ouvir">(feito)</span>}
        </ItemRow>
      ))}
    </Stack>
  );
}

function ChallengeLine({ desafio }: Pick<Resumo, 'desafio'>) {
  if (desafio === null) return null;
  const isOver = yearWords(desafio) === 'terminada';
  return (
    <Typography gutterBottom>
      Desafio Escolar {desafio.anoLetivo}: {yearWords(desafio)}.{' '}
      {desafio.avisos > 0 && `${counted(desafio.avisos, 'pessoa espera', 'pessoas esperam')} pelo aviso da abertura. `}
      {isOver ? (
        <Link component={RouterLink} to="/adicionar/edicao" state={{ record: { chave: yearAfter(desafio.anoLetivo) } }}>
          Criar a edição seguinte
        </Link>
      ) : (
        <Link href={`/editar/edicoes/${desafio.id}`}>Ver as datas</Link>
      )}
    </Typography>
  );
}

interface TodayProps {
  readonly resumo: Resumo;
  readonly firstSteps: FirstSteps;
}

export function Today({ resumo, firstSteps }: TodayProps) {
  const groups = useSectionGroups();
  const first = stepsOf(firstSteps, usePapel(), resumo);
  const items = itemsOf(groups, resumo);
  const start = items.length === 0 ? startOf(groups, resumo) : [];
  return (
    <>
      {first !== null && (
        <Panel title="Três coisas para começar" action={<Button onClick={first.putAway}>Não mostrar mais</Button>}>
          <Items items={first.steps} onFollow={first.onFollow} />
        </Panel>
      )}
      <Panel title="Hoje" sx={{ bgcolor: palette.yellow.light }}>
        <ChallengeLine desafio={resumo.desafio} />
        {start.length > 0 && <Typography>O site ainda está vazio. Pode começar por aqui:</Typography>}
        {items.length + start.length === 0 && <Typography>Está tudo em dia: não há nada à sua espera.</Typography>}
        <Items items={[...items, ...start]} />
      </Panel>
    </>
  );
}
