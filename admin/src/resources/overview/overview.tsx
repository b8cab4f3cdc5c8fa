import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetIdentity } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { periods } from '@contract/periods';
import { usePapel } from '../../account/own-account.js';
import type { Resumo, Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { useNow } from '../../common/dates/use-now.js';
import { greetingWord } from '../../common/greeting-word.js';
import { ReadFailure } from '../../common/read-failure.js';
import { useSectionGroups } from '../../common/section/section-group.js';
import { useResumo } from '../../common/use-resumo.js';
import { palette } from '../../theme/palette.js';
import { pedidosDados } from '../pedidos-dados/index.js';
import { RequestState, requestTypes } from '../pedidos-dados/request-state.js';
import { Attention } from './attention.js';
import { type CountCard, countCardsOf } from './count-cards.js';
import { Samples } from './samples.js';
import { SubmissionsChart } from './submissions-chart.js';
import { SystemState } from './system-state.js';

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(13.5rem, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
};

function Greeting() {
  const { identity } = useGetIdentity();
  const now = useNow();
  return (
    <Box sx={{ mt: 3, p: { xs: 2.5, md: 3.5 }, borderRadius: 4, bgcolor: palette.violet.light }}>
      <Typography variant="h2">
        {greetingWord(now)}, {identity?.fullName}!
      </Typography>
      <Typography sx={{ mt: 0.5 }}>Escolha um dos cartões ou uma secção da navegação para começar.</Typography>
    </Box>
  );
}

/** Says how much waits in a section: submissions to be read, addresses to be confirmed by their owners. */
function waitingIn(section: string, resumo: Schemas['Resumo'] | undefined): string | undefined {
  const unread = resumo?.naoLidas[section] ?? 0;
  const unconfirmed = section === 'newsletter' ? (resumo?.subscricoesPorConfirmar ?? 0) : 0;
  if (unread > 0) return `${unread} por ler`;
  return unconfirmed > 0 ? `${unconfirmed} por confirmar` : undefined;
}

/** The counts, each leading to its section, and below them the greeting. */
export default function Overview() {
  const groups = useSectionGroups();
  const isAdministrator = usePapel() === 'administracao';
  const { data, error, isPending, refetch } = useResumo();
  // on a phone what needs attention would be a long way below the counts
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const attention = data !== undefined && <Attention resumo={data} />;
  return (
    <>
      {error !== null && (
        <ReadFailure sx={{ mb: 2 }} onRetry={refetch}>
          Não foi possível ler os totais. {error.message}
        </ReadFailure>
      )}
      {isPhone && <Box sx={{ mb: 2 }}>{attention}</Box>}
      <Box component="ul" aria-label="Totais" aria-busy={isPending} sx={GRID}>
        {countCardsOf(groups).map((card) => {
          const count = data?.contagens[card.key];
          if (isPending)
            return <Skeleton key={card.key} component="li" variant="rounded" height={94} sx={{ borderRadius: 3 }} />;
          if (count === undefined) return null;
          return <CountCardTile key={card.key} card={card} count={count} waiting={waitingIn(card.key, data)} />;
        })}
      </Box>
      {data !== undefined && <HeldMail held={data.correioRetido} />}
      {data !== undefined && <DataRequests requests={data.pedidosDados} />}
      {data !== undefined && <Samples counts={data.exemplos} />}
      {!isPhone && attention}
      {data !== undefined && isAdministrator && <SystemState />}
      {data !== undefined && <SubmissionsChart months={data.submissoesPorMes} />}
      <Greeting />
    </>
  );
}

const OPEN_REQUESTS = `${pedidosDados.path}?${new URLSearchParams({ filter: '{"feito":false}' }).toString()}`;

/** Lists people's requests about their data that wait for an answer: the law gives a month. */
function DataRequests({ requests: { total, atrasados, primeiros } }: { readonly requests: Resumo['pedidosDados'] }) {
  if (total === 0) return null;
  return (
    <Alert severity={atrasados > 0 ? 'error' : 'warning'} role="note" sx={{ mt: 2 }}>
      <Link component={RouterLink} to={OPEN_REQUESTS} color="inherit">
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

function messageCount(count: number): string {
  return count === 1 ? '1 mensagem' : `${count} mensagens`;
}

/** Counts the messages that visitors were not sent, or not yet, so that nothing is held back without a word. */
function HeldMail({ held: { aEspera, naoEnviadas } }: { readonly held: Resumo['correioRetido'] }) {
  return (
    <>
      {aEspera > 0 && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          Foi atingido o máximo de mensagens que o sistema envia por dia a quem preenche formulários:{' '}
          {messageCount(aEspera)} à espera. {aEspera === 1 ? 'Sai sozinha' : 'Saem sozinhas'} assim que houver lugar; o
          máximo é a configuração MAIL_DAILY_LIMIT.
        </Alert>
      )}
      {naoEnviadas > 0 && (
        <Alert severity="info" role="note" sx={{ mt: 2 }}>
          Nos últimos {periods.withheldMailDays} dias não {naoEnviadas === 1 ? 'foi enviada' : 'foram enviadas'}{' '}
          {messageCount(naoEnviadas)} a quem preencheu formulários: o endereço já tinha recebido o máximo de um dia, ou
          foram pedidas em série.
        </Alert>
      )}
    </>
  );
}

const numbers = new Intl.NumberFormat('pt-PT');

/** One count; the whole tile leads to its section. */
function CountCardTile({
  card,
  count,
  waiting,
}: {
  readonly card: CountCard;
  readonly count: number;
  /** The number of records that wait for something, in words: '3 por ler'. */
  readonly waiting?: string;
}) {
  const { icon: Icon, label, path, colour } = card;
  return (
    <Card component="li" sx={{ display: 'flex', borderRadius: 3 }}>
      <CardActionArea
        component={RouterLink}
        to={path}
        sx={{
          p: 2,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: { xs: 1, sm: 1.75 },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            borderRadius: '50%',
            bgcolor: palette[colour].light,
            flexShrink: 0,
          }}
        >
          <Icon sx={{ color: palette[colour].dark }} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="p"
            sx={{ fontFamily: 'h1.fontFamily', fontSize: '1.7rem', fontWeight: 700, lineHeight: 1.1 }}
          >
            {numbers.format(count)}
          </Typography>
          <Typography component="p" variant="body2" color="text.secondary">
            {label}
          </Typography>
          {waiting !== undefined && (
            <Typography component="p" variant="body2" sx={{ fontWeight: 700, color: palette.coral.dark }}>
              {waiting}
            </Typography>
          )}
        </Box>
      </CardActionArea>
    </Card>
  );
}
