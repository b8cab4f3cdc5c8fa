import { Alert, Card, CardActionArea, Skeleton, styled, Typography } from '@mui/material';
import { useGetIdentity } from 'ra-core';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { periods } from '@contract/periods';
import { usePapel } from '../../account/own-account.js';
import { Confirmed } from '../../common/confirmed.js';
import { counted } from '../../common/counted.js';
import { useNow } from '../../common/dates/use-now.js';
import { greetingWord } from '../../common/greeting-word.js';
import { ReadFailure } from '../../common/feedback.js';
import { resourceSectionsOf, useSectionGroups } from '../../common/section/section-group.js';
import { useResumo } from '../../common/use-resumo.js';
import { palette } from '../../theme/palette.js';
import { type CountCard, countCardsOf } from './count-cards.js';
import { SubmissionsChart } from './submissions-chart.js';
import { Today, useFirstSteps } from './today.js';
import { Note, Panel, Row, Sheet, Stack } from '../../common/parts.js';
import type { Schemas } from '../../api-types.js';
import { CopyButton } from '../../common/copy-url-button.js';
import { useRead } from '../../common/use-read.js';
import { useAttempt } from '../../common/use-attempt.js';
import { sentenceOf } from '../../data-provider/field-errors.js';

/** As many cards side by side as have room for their longest word. */
const Counts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.25rem, 1fr))',
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1.5),
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  },
}));

function Greeting() {
  const { identity } = useGetIdentity();
  const now = useNow();
  return (
    <Sheet sx={{ bgcolor: palette.violet.light }}>
      <Typography variant="h2" gutterBottom>
        {greetingWord(now)}, {identity?.fullName}!
      </Typography>
      <Typography>Escolha um dos cartões ou uma secção da navegação para começar.</Typography>
    </Sheet>
  );
}

/** Begins with what is to be done; then come the counts, the greeting below them, and the months. */
export default function Overview() {
  const groups = useSectionGroups();
  const papel = usePapel();
  const { data, error, refetch } = useResumo();
  const state = useSystemState(papel === 'administracao');
  const firstSteps = useFirstSteps();
  const failure = error !== null && (
    <ReadFailure onRetry={refetch}>Não foi possível ler os totais. {error.message}</ReadFailure>
  );
  if (failure && data === undefined) return failure;
  // all at once: a part that comes later would move those below it
  if (data === undefined || papel === undefined || state.isLoading || firstSteps.isLoading) return <Loading />;
  return (
    <Stack columns="minmax(0, 1fr)">
      {failure}
      <Today resumo={data} firstSteps={firstSteps} />
      <Samples counts={data.exemplos} />
      <SystemState {...state} />
      <Counts className="lista" aria-label="Totais">
        {countCardsOf(groups).map((card) => {
          const count = data.contagens[card.key];
          return count !== undefined && <CountCardTile key={card.key} card={card} count={count} />;
        })}
      </Counts>
      <Greeting />
      <SubmissionsChart months={data.submissoesPorMes} />
    </Stack>
  );
}

function Loading() {
  return (
    <Stack aria-busy>
      {[140, 210, 280].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}

const Tile = styled(Card)({
  display: 'flex',
  borderRadius: 12,
  '& > a': { padding: 8, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  // close under the number
  '& .MuiTypography-body2': { fontSize: '0.875rem', lineHeight: 1.25 },
}) as typeof Card;

function CountCardTile({ card, count }: { readonly card: CountCard; readonly count: number }) {
  const { icon: Icon, label, path, colour } = card;
  return (
    <Tile component="li">
      <CardActionArea href={path}>
        <Row gap={0} justifyContent="space-between">
          <Typography variant="h1" component="p">
            {count.toLocaleString('pt-PT')}
          </Typography>
          <Icon fontSize="small" htmlColor={palette[colour].dark} />
        </Row>
        <Note component="p">{label}</Note>
      </CardActionArea>
    </Tile>
  );
}

type Line = Schemas['EstadoLinha'];

const REFRESH_MS = 5 * 60_000;

/** Reads whether all is well with what nobody looks at; only administrators are told. */
function useSystemState(enabled: boolean) {
  return useRead(['estado'], (calls) => calls.GET('/api/estado'), { refetchInterval: REFRESH_MS, enabled });
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <Stack as="ul" className="lista" gap={1}>
      {lines.map(({ id, titulo, bem, texto, fazer }) => {
        const Icon = bem ? CheckCircleIcon : ErrorIcon;
        return (
          <Row as="li" key={id} flexWrap="nowrap" alignItems="start">
            <Icon
              fontSize="small"
              titleAccess={bem ? 'Bem' : 'Precisa de atenção'}
              color={bem ? 'success' : 'error'}
              sx={{ mt: 0.25 }}
            />
            <Typography component="div">
              <strong>{titulo}.</strong> {texto}
              {fazer !== null && <Typography color="textSecondary">{fazer}</Typography>}
            </Typography>
          </Row>
        );
      })}
    </Stack>
  );
}

/** The same for whoever runs the server, with the names of settings and commands. */
function technicalText(lines: readonly Line[]): string {
  const paragraphs = lines.map(({ titulo, texto, tecnico }) =>
    [`${titulo}: ${texto}`, tecnico].filter(Boolean).join('\n'),
  );
  return [`O sistema em ${window.location.origin} precisa de atenção.`, ...paragraphs].join('\n\n');
}

/** Holds the lines that are well under one that opens them. */
const Folded = styled('details')(({ theme }) => ({
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3) },
  '& > summary': { minHeight: 32, cursor: 'pointer' },
}));

function SystemState({ data, error, refetch }: ReturnType<typeof useSystemState>) {
  if (error !== null) {
    return <ReadFailure onRetry={refetch}>Não foi possível saber como está o sistema. {error.message}</ReadFailure>;
  }
  if (data === undefined) return null;
  const ill = data.linhas.filter(({ bem }) => !bem);
  const well = data.linhas.filter(({ bem }) => bem);
  return (
    <>
      {ill.length > 0 && (
        <Panel title="O sistema precisa de atenção" sx={{ bgcolor: palette.coral.light }}>
          <Stack gap={1} justifyItems="start">
            <Lines lines={ill} />
            <CopyButton text={technicalText(ill)} label="Copiar para quem gere o servidor" />
          </Stack>
        </Panel>
      )}
      {well.length > 0 && (
        <Folded>
          <summary>{ill.length > 0 ? 'Tudo o resto está bem' : 'O sistema está bem'}</summary>
          <Lines lines={well} />
        </Folded>
      )}
    </>
  );
}

const samples = (count: number): string => counted(count, 'conteúdo de exemplo', 'conteúdos de exemplo');

function Samples({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const sections = resourceSectionsOf(useSectionGroups());
  const { isBusy, attempt } = useAttempt();

  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const kinds = sections.flatMap(({ name, label }) => {
    const count = counts[name] ?? 0;
    return count === 0 ? [] : [`${label}: ${count}`];
  });

  const remove = () =>
    attempt(
      async (calls) => (await calls.DELETE('/api/exemplos')).eliminados,
      (removed) => `${samples(removed)} no Lixo.`,
      (error) => sentenceOf(error, 'Não foi possível eliminar os exemplos. Tente novamente.'),
    );
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Confirmed
          title="Eliminar o conteúdo de exemplo"
          confirm={{ label: 'Continuar' }}
          again={{
            title: 'Eliminar mesmo?',
            confirm: { label: `Eliminar ${samples(total)}`, busyLabel: 'A eliminar...' },
            children: `As páginas e as listas ficam já sem eles. Durante ${periods.binDays} dias podem ser repostos no Lixo.`,
          }}
          isBusy={isBusy}
          onConfirm={remove}
          button={{ color: 'inherit', children: 'Eliminar os exemplos' }}
        >
          <Typography gutterBottom>São eliminados {samples(total)}:</Typography>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
          <Typography>O que foi escrito ou alterado por alguém não é exemplo e fica.</Typography>
        </Confirmed>
      }
    >
      O site tem {samples(total)} e pede aos motores de pesquisa que não mostrem as páginas onde aparecem.
    </Alert>
  );
}
