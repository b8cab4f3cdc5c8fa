import { Alert, DialogContentText, Typography } from '@mui/material';
import { Link } from 'react-router';
import { keepPreviousData } from '@tanstack/react-query';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { lembreteInput as limits } from '@contract/limits/lembrete-input';
import { ColourChip } from '../../common/colour-chip.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { useToday } from '../../common/dates/use-now.js';
import { Panel, Row, Screen, Stack } from '../../common/parts.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { useRead } from '../../common/use-read.js';
import type { StepColour } from '../../theme/palette.js';
import {
  countWords,
  daysOf,
  hours,
  isDue,
  names,
  noticeOf,
  receiversOf,
  type Reminder,
  schools,
  type ReminderState,
  stateOf,
} from './reminder-words.js';
import type { Schemas } from '../../api-types.js';
import { ClosingButton, FormDialog, useClosingChange, useDialogAround } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { MailView } from '../../common/form/mail-dialog.js';
import { useDebouncedValues } from '../../common/form/use-debounced-values.js';
import { lazyPart } from '../../common/lazy-part.js';
import { LoadingBlock } from '../../common/feedback.js';
import { KEPT_IN_FILES, useMailGoesOut } from '../../common/use-mail-goes-out.js';

const chips: Readonly<Record<ReminderState, { readonly label: string; readonly colour?: StepColour }>> = {
  espera: { label: 'À espera de ser visto', colour: 'yellow' },
  segue: { label: 'Segue sozinho', colour: 'teal' },
  passou: { label: 'Já passou' },
  sempre: { label: 'Segue sempre', colour: 'teal' },
  semDia: { label: 'Sem dia' },
};

export default function Reminders() {
  const { data, instead } = useRead(['lembretes'], (calls) => calls.GET('/api/lembretes'), {
    failure: 'Não foi possível ler os lembretes.',
  });
  const today = useToday();
  const mailGoesOut = useMailGoesOut();
  if (data === undefined) return instead;
  const { anoLetivo, lembretes } = data;
  const panel = (reminder: Reminder) => {
    const { tipo, assunto, enviadas, enviadoEm } = reminder;
    const state = stateOf(reminder, today);
    return (
      <Panel key={reminder.id} title={names[tipo]} action={<ColourChip {...chips[state]} />}>
        <Typography variant="subtitle1">{assunto}</Typography>
        <Typography>{receiversOf(reminder)}</Typography>
        {state !== 'sempre' && <Typography>{daysOf(reminder, today)}</Typography>}
        {(state === 'espera' || state === 'segue') && <Typography>{countWords(reminder, today)}</Typography>}
        {enviadas > 0 && (
          <Typography>
            {mailGoesOut ? 'Já seguiu' : 'Já foi preparado'} para {schools(enviadas)}, pela última vez em{' '}
            {formatMoment(enviadoEm)}.
          </Typography>
        )}
        {anoLetivo !== null && (
          <DialogButton
            variant={state === 'espera' ? 'contained' : 'outlined'}
            sx={{ mt: 1.5 }}
            aria-label={`Mostrar o que segue: ${names[tipo]}`}
            dialog={(close) => <ReminderDialog reminder={reminder} onClose={close} />}
          >
            Mostrar o que segue
          </DialogButton>
        )}
      </Panel>
    );
  };
  return (
    <Screen>
      {anoLetivo === null ? (
        <Alert severity="info">
          Nenhuma edição tem calendário, e por isso não há nada para lembrar.{' '}
          <Link to="/dashboard/edicoes">Edições</Link>
        </Alert>
      ) : (
        <Typography>
          Edição de {anoLetivo}. Cada lembrete espera que alguém veja como chega. Depois segue sozinho no dia marcado,{' '}
          {hours}, uma vez para cada escola, nesta edição e nas seguintes.{!mailGoesOut && ` ${KEPT_IN_FILES}`}
        </Typography>
      )}
      {lembretes.filter((one) => noticeOf(one) === undefined).map(panel)}
      <Typography variant="h2" sx={{ mt: 2 }}>
        Outros e-mails do Desafio
      </Typography>
      {lembretes.filter((one) => noticeOf(one) !== undefined).map(panel)}
    </Screen>
  );
}

type Words = Schemas['LembretePalavras'];

const HistoryDialog = lazyPart(() => import('../../history/history-dialog.js'));
const editor = { labels: { assunto: 'Assunto', texto: 'Mensagem' }, hasStates: false };

interface ReminderDialogProps {
  readonly reminder: Reminder;
  readonly onClose: () => void;
}

/** Shows a reminder as the first school gets it, takes other words for it, and lets it go or stops it. */
function ReminderDialog({ reminder, onClose }: ReminderDialogProps) {
  const { dialog, attempt } = useClosingChange(onClose);
  const { id, tipo, segue, versao } = reminder;
  const notice = noticeOf(reminder);
  const save = (words: Words, goes: boolean) =>
    attempt(
      (calls) => calls.PUT('/api/lembretes/{id}', { id }, { ...words, segue: goes, versao }),
      savedWords(reminder, goes),
    );
  return (
    <FormDialog<Words>
      {...dialog}
      title={notice === undefined ? `Lembrete: ${names[tipo]}` : names[tipo]}
      record={{ assunto: reminder.assunto, texto: reminder.texto }}
      limits={limits}
      label={notice !== undefined ? 'Guardar' : segue ? 'Guardar e deixar seguir' : 'Deixar seguir'}
      maxWidth="lg"
      actions={
        <Row gap={0}>
          <Earlier reminder={reminder} onBroughtBack={onClose} />
          {segue && notice === undefined && (
            <ClosingButton
              color="error"
              onClick={() => save({ assunto: reminder.assunto, texto: reminder.texto }, false)}
            >
              Suspender
            </ClosingButton>
          )}
        </Row>
      }
      onSubmit={(words) => save({ assunto: words.assunto, texto: words.texto }, true)}
    >
      <Stack columns="repeat(2, minmax(0, 1fr))" columnsFrom="md">
        {/* on a phone the mail comes first: nobody lets go what they have not seen */}
        <LiveMail reminder={reminder} />
        <Stack alignContent="start">
          <LineInput source="assunto" label="Assunto" autoComplete="off" />
          <LineInput source="texto" label="Mensagem" multiline minRows={8} />
          <DialogContentText>{placeWords(reminder)}</DialogContentText>
        </Stack>
      </Stack>
    </FormDialog>
  );
}

interface EarlierProps extends Pick<ReminderDialogProps, 'reminder'> {
  readonly onBroughtBack: () => void;
}

/** Shows the words that a reminder had, and brings them back: it then waits to be seen again. */
function Earlier({ reminder, onBroughtBack }: EarlierProps) {
  const { closeBy, isSending } = useDialogAround();
  return (
    <DialogButton
      color="inherit"
      disabled={isSending}
      dialog={(close) => (
        <ResourceContextProvider value="lembretes">
          <RecordContextProvider value={reminder}>
            <HistoryDialog editor={editor} onClose={close} onBroughtBack={() => closeBy(onBroughtBack)} />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    >
      Histórico
    </DialogButton>
  );
}

function savedWords(reminder: Reminder, goes: boolean): string {
  if (noticeOf(reminder) !== undefined) return 'O e-mail segue agora com estas palavras.';
  return goes ? 'O lembrete segue sozinho no dia marcado.' : 'O lembrete está suspenso.';
}

/** Says which words in braces give place to what is each school's, and how the mail ends. */
function placeWords(reminder: Reminder): string {
  const notice = noticeOf(reminder);
  if (notice !== undefined) return `Dão lugar ao que é de cada um: ${listed(notice.places)}. ${notice.end}`;
  const places = ['{professor}', '{escola}', '{edicao} (2026/2027)', '{prazo} (o último dia)'];
  const when = '{quando} («amanhã», «hoje», ou daqui a quantos dias)';
  const link = `{ligacao} (${reminder.tipo === 'inscricoes' ? 'o formulário de inscrição' : 'a página da escola'})`;
  return `Dão lugar ao que é de cada escola: ${listed([...places, when, link])}. No fim diz-se sempre por que razão o recebe e como deixar de o receber, e segue-se a despedida da equipa.`;
}

const listed = (all: readonly string[]): string => new Intl.ListFormat('pt-PT').format(all);

function LiveMail({ reminder }: Pick<ReminderDialogProps, 'reminder'>) {
  const today = useToday();
  const mailGoesOut = useMailGoesOut();
  const { assunto, texto } = useDebouncedValues(400) as unknown as Words;
  const { data, error } = useRead(
    ['lembretes', reminder.id, assunto, texto],
    (calls) => calls.POST('/api/lembretes/{id}/previsualizacao', { id: reminder.id }, { assunto, texto }),
    { placeholderData: keepPreviousData, retry: false },
  );
  return (
    <Stack role="group" aria-label="O que segue" sx={{ order: { md: 1 }, alignContent: 'start' }}>
      {error !== null && <Alert severity="error">{error.message}</Alert>}
      {data === undefined ? (
        error === null && <LoadingBlock />
      ) : (
        <>
          <Alert severity="info">
            {goingWords(reminder, today, data.seguem)}
            {!mailGoesOut && ` ${KEPT_IN_FILES}`}
          </Alert>
          <MailView mail={data} />
        </>
      )}
    </Stack>
  );
}

function goingWords(reminder: Reminder, today: string, seguem: number): string {
  if (noticeOf(reminder) !== undefined) return receiversOf(reminder);
  const { de, ate } = reminder;
  const state = stateOf(reminder, today);
  if (state === 'passou' || state === 'semDia') return 'Nesta edição já não segue; nas seguintes, sim.';
  if (!isDue(reminder, today))
    return `Segue a ${formatDay(de)}, para as escolas que nesse dia ainda precisarem dele. ${countWords({ ...reminder, quantas: seguem }, today)}`;
  if (seguem === 0) return `Agora nenhuma escola precisa dele; às que vierem a precisar, segue até ${formatDay(ate)}.`;
  return `Segue em breve (só ${hours}), para ${schools(seguem)}.`;
}
