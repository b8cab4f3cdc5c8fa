import { DialogContentText } from '@mui/material';
import type { Plan, Situacao } from '../data-provider/calls.js';
import { fromLisbonInput, SKIPPED_HOUR, toLisbonInput } from '../common/dates/lisbon-time.js';
import { FormDialog } from '../common/form/form-dialog.js';
import { LineInput } from '../common/form/line-input.js';

interface ScheduleDialogProps {
  readonly situacao: Situacao | undefined;
  readonly onClose: () => void;
  readonly onPlan: (plan: Plan) => void;
}

const PAST = 'Este momento já passou.';
export default function ScheduleDialog({ situacao, onClose, onPlan }: ScheduleDialogProps) {
  const isPublic = situacao?.estado === 'publicado';
  return (
    <FormDialog
      title="Agendar"
      record={{ from: toLisbonInput(situacao?.publicarEm), to: toLisbonInput(situacao?.retirarEm) }}
      label="Guardar"
      maxWidth="xs"
      onSubmit={({ from, to }) => {
        const publicarEm = fromLisbonInput(from);
        const retirarEm = fromLisbonInput(to);
        const problems = {
          ...problemsOf({ publicarEm, retirarEm }, isPublic),
          ...(from !== '' && publicarEm === null && { from: SKIPPED_HOUR }),
          ...(to !== '' && retirarEm === null && { to: SKIPPED_HOUR }),
        };
        if (Object.keys(problems).length > 0) return problems;
        return onPlan({ estado: publicarEm === null ? 'publicado' : 'agendado', publicarEm, retirarEm });
      }}
      onClose={onClose}
    >
      <DialogContentText>
        {isPublic
          ? 'O que está no site fica como está até à hora de publicar as alterações.'
          : 'O registo fica guardado e só aparece no site à hora marcada.'}{' '}
        As horas são as de Lisboa.
      </DialogContentText>
      <LineInput
        source="from"
        label="Publicar em"
        type="datetime-local"
        helperText={isPublic && 'Vazio: publicar já'}
      />
      <LineInput source="to" label="Retirar do site em" type="datetime-local" helperText="Opcional" />
    </FormDialog>
  );
}

function problemsOf(
  { publicarEm, retirarEm }: { publicarEm: string | null; retirarEm: string | null },
  isPublic: boolean,
): { from?: string; to?: string } {
  const now = new Date().toISOString();
  if (publicarEm === null && !isPublic) return { from: 'Indique quando publicar.' };
  if (publicarEm !== null && publicarEm <= now) return { from: PAST };
  if (retirarEm !== null && retirarEm <= now) return { to: PAST };
  if (publicarEm !== null && retirarEm !== null && retirarEm <= publicarEm)
    return { to: 'Tem de ser depois de publicar.' };
  return {};
}
