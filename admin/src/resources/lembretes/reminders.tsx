import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { ColourChip } from '../../common/colour-chip.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { Panel } from '../../common/panel.js';
import { Screen } from '../../common/stack.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { useRead } from '../../common/use-read.js';
import type { StepColour } from '../../theme/palette.js';
import { ReminderDialog } from './reminder-dialog.js';
import {
  countWords,
  daysOf,
  hours,
  names,
  noticeOf,
  receiversOf,
  type Reminder,
  schools,
  type Stand,
  standOf,
} from './reminder-words.js';

const chips: Readonly<Record<Stand, { readonly label: string; readonly colour?: StepColour }>> = {
  espera: { label: 'Espera que o veja', colour: 'yellow' },
  segue: { label: 'Segue por si', colour: 'teal' },
  passou: { label: 'Já passou' },
  sempre: { label: 'Segue sempre', colour: 'teal' },
  semDia: { label: 'Sem dia' },
};

export default function Reminders() {
  const { data, instead } = useRead(['lembretes'], (calls) => calls.reminders(), {
    failure: 'Não foi possível ler os lembretes.',
  });
  const [today] = useState(() => lisbonDay(new Date().toISOString()));
  if (data === undefined) return instead;
  const { anoLetivo, lembretes } = data;
  const panel = (reminder: Reminder) => {
    const { tipo, assunto, enviadas, enviadoEm } = reminder;
    const stand = standOf(reminder, today);
    return (
      <Panel key={reminder.id} title={names[tipo]} action={<ColourChip {...chips[stand]} />}>
        <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
          {assunto}
        </Typography>
        <Typography>{receiversOf(reminder)}</Typography>
        {stand !== 'sempre' && <Typography>{daysOf(reminder, today)}</Typography>}
        {(stand === 'espera' || stand === 'segue') && <Typography>{countWords(reminder, today)}</Typography>}
        {enviadas > 0 && (
          <Typography>
            Já seguiu para {schools(enviadas)}, pela última vez em {formatMoment(enviadoEm)}.
          </Typography>
        )}
        {anoLetivo !== null && (
          <DialogButton
            variant={stand === 'espera' ? 'contained' : 'outlined'}
            sx={{ mt: 1.5 }}
            aria-label={`Mostrar o que segue: ${names[tipo]}`}
            dialog={(close) => <ReminderDialog reminder={reminder} today={today} onClose={close} />}
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
          Edição de {anoLetivo}. Cada lembrete espera que alguém veja como chega. Depois segue por si no seu dia,{' '}
          {hours}, uma vez para cada escola, nesta edição e nas seguintes.
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
