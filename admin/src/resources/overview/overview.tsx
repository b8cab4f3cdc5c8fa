import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetIdentity } from 'ra-core';
import { usePapel } from '../../account/own-account.js';
import type { Schemas } from '../../api-types.js';
import { ReadFailure } from '../../common/read-failure.js';
import { useNow } from '../../common/dates/use-now.js';
import { useSectionGroups } from '../../common/section/section-groups-context.js';
import { useResumo } from '../../common/use-resumo.js';
import { greetingWord } from '../../common/greeting-word.js';
import { palette } from '../../theme/palette.js';
import { Attention } from './attention.js';
import { CountCardTile } from './count-card-tile.js';
import { DataRequests } from './data-requests.js';
import { HeldMail } from './held-mail.js';
import { Samples } from './samples.js';
import { countCardsOf } from './count-cards.js';
import { SystemState } from './system-state.js';
import { SubmissionsChart } from './submissions-chart.js';

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
