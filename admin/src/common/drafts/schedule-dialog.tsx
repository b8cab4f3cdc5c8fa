import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import type { Plan, Situacao } from '../../data-provider/calls.js';
import { fromLisbonInput, SKIPPED_HOUR, toLisbonInput } from '../dates/lisbon-time.js';

interface ScheduleDialogProps {
  /** How the record stands; none of a new one. */
  readonly situacao: Situacao | undefined;
  readonly onClose: () => void;
  readonly onPlan: (plan: Plan) => void;
}

const NO_MOMENT = 'Indique quando publicar.';
const PAST = 'Este momento já passou.';
const WRONG_ORDER = 'Tem de ser depois de publicar.';

/** Asks when a record becomes public, and when it stops being so. */
export default function ScheduleDialog({ situacao, onClose, onPlan }: ScheduleDialogProps) {
  const titleId = useId();
  const isPublic = situacao?.estado === 'publicado';
  const [from, setFrom] = useState(toLisbonInput(situacao?.publicarEm));
  const [to, setTo] = useState(toLisbonInput(situacao?.retirarEm));
  const [problems, setProblems] = useState<{ from?: string; to?: string }>({});

  const plan = (submit: FormEvent): void => {
    submit.preventDefault();
    // a dialog is outside of the form's element, and inside of it for React
    submit.stopPropagation();
    const publicarEm = fromLisbonInput(from);
    const retirarEm = fromLisbonInput(to);
    const skipped = {
      ...(from !== '' && publicarEm === null && { from: SKIPPED_HOUR }),
      ...(to !== '' && retirarEm === null && { to: SKIPPED_HOUR }),
    };
    const found = { ...problemsOf({ publicarEm, retirarEm }, isPublic), ...skipped };
    setProblems(found);
    if (Object.keys(found).length === 0) {
      onPlan({ estado: publicarEm === null ? 'publicado' : 'agendado', publicarEm, retirarEm });
    }
  };

  const field = {
    type: 'datetime-local',
    fullWidth: true,
    margin: 'normal',
    slotProps: { inputLabel: { shrink: true } },
  } as const;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={plan} noValidate>
        <DialogTitle id={titleId}>Agendar</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {isPublic
              ? 'O que está no site fica como está até à hora de publicar as alterações.'
              : 'O registo fica guardado e só aparece no site à hora marcada.'}{' '}
            As horas são as de Lisboa.
          </DialogContentText>
          <TextField
            {...field}
            label="Publicar em"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            error={problems.from !== undefined}
            helperText={problems.from ?? (isPublic ? 'Vazio: publicar já' : '')}
          />
          <TextField
            {...field}
            label="Retirar do site em"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            error={problems.to !== undefined}
            helperText={problems.to ?? 'Opcional'}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained">
            Guardar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function problemsOf(
  { publicarEm, retirarEm }: { publicarEm: string | null; retirarEm: string | null },
  isPublic: boolean,
): { from?: string; to?: string } {
  const now = new Date().toISOString();
  if (publicarEm === null && !isPublic) return { from: NO_MOMENT };
  if (publicarEm !== null && publicarEm <= now) return { from: PAST };
  if (retirarEm !== null && retirarEm <= now) return { to: PAST };
  if (publicarEm !== null && retirarEm !== null && retirarEm <= publicarEm) return { to: WRONG_ORDER };
  return {};
}
