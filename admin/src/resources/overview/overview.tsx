import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { useGetIdentity } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { usePapel } from '../../account/own-account.js';
import { useNow } from '../../common/dates/use-now.js';
import { greetingWord } from '../../common/greeting-word.js';
import { ReadFailure } from '../../common/feedback.js';
import { useSectionGroups } from '../../common/section/section-group.js';
import { useResumo } from '../../common/use-resumo.js';
import { palette } from '../../theme/palette.js';
import { type CountCard, countCardsOf } from './count-cards.js';
import { Samples } from './samples.js';
import { SubmissionsChart } from './submissions-chart.js';
import { SystemState, useSystemState } from './system-state.js';
import { Today } from './today.js';
import { Note } from '../../common/note.js';

const PARTS = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };

const GRID = {
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(6.75rem, 1fr))',
    sm: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  },
};

function Greeting() {
  const { identity } = useGetIdentity();
  const now = useNow();
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, borderRadius: 4, bgcolor: palette.violet.light }}>
      <Typography variant="h2">
        {greetingWord(now)}, {identity?.fullName}!
      </Typography>
      <Typography sx={{ mt: 0.5 }}>Escolha um dos cartões ou uma secção da navegação para começar.</Typography>
    </Box>
  );
}

/** Begins with what is to be done; then come the counts, the greeting below them, and the months. */
export default function Overview() {
  const groups = useSectionGroups();
  const papel = usePapel();
  const { data, error, isPending, refetch } = useResumo();
  const state = useSystemState(papel === 'administracao');
  if (error !== null && data === undefined) {
    return <ReadFailure onRetry={refetch}>Não foi possível ler os totais. {error.message}</ReadFailure>;
  }
  // all at once: a part that comes later would move those below it
  if (isPending || papel === undefined || state.isLoading) return <Loading />;
  return (
    <Box sx={PARTS}>
      {error !== null && <ReadFailure onRetry={refetch}>Não foi possível ler os totais. {error.message}</ReadFailure>}
      <Today resumo={data} />
      <Samples counts={data.exemplos} />
      <SystemState state={state} />
      <Box component="ul" className="lista" aria-label="Totais" sx={GRID}>
        {countCardsOf(groups).map((card) => {
          const count = data.contagens[card.key];
          return count !== undefined && <CountCardTile key={card.key} card={card} count={count} />;
        })}
      </Box>
      <Greeting />
      <SubmissionsChart months={data.submissoesPorMes} />
    </Box>
  );
}

function Loading() {
  return (
    <Box sx={PARTS} aria-busy>
      {[140, 210, 280].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: 3 }} />
      ))}
    </Box>
  );
}

function CountCardTile({ card, count }: { readonly card: CountCard; readonly count: number }) {
  const { icon: Icon, label, path, colour } = card;
  return (
    <Card component="li" sx={{ display: 'flex', borderRadius: 3 }}>
      <CardActionArea
        component={RouterLink}
        to={path}
        sx={{ p: 1.25, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography
            component="p"
            sx={{ fontFamily: 'h1.fontFamily', fontSize: '1.4rem', fontWeight: 700, lineHeight: 1.2 }}
          >
            {count.toLocaleString('pt-PT')}
          </Typography>
          <Icon fontSize="small" sx={{ color: palette[colour].dark }} />
        </Box>
        <Note component="p" sx={{ lineHeight: 1.25 }}>
          {label}
        </Note>
      </CardActionArea>
    </Card>
  );
}
