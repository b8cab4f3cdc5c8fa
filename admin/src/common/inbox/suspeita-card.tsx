import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Schemas } from '../../api-types.js';
import { formatMoment } from '../dates/format-date.js';
import { RemoveButton } from './remove-button.js';
import { SetApartCard, whoSent } from './set-apart-card.js';

type Suspeita = Schemas['Suspeita'];

const reasons: Readonly<Record<Suspeita['motivo'], string>> = {
  armadilha: 'Preencheu um campo que as pessoas não veem.',
  pressa: 'Foi enviada em menos tempo do que leva a ler o formulário.',
  repetida: 'O mesmo texto chegou por vários formulários.',
};

interface SuspeitaCardProps {
  readonly suspeita: Suspeita;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onRemove: () => void;
}

/** One submission that looks like spam. */
export function SuspeitaCard({ suspeita, isBusy, onAccept, onRemove }: SuspeitaCardProps) {
  const name = whoSent(suspeita);
  const reason = (
    <>
      <strong>{reasons[suspeita.motivo]}</strong> O prazo acaba a {formatMoment(suspeita.apagadaEm)}.
    </>
  );
  return (
    <SetApartCard row={suspeita} reason={reason} documento={suspeita.documento}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          disabled={isBusy}
          onClick={onAccept}
          aria-label={`Não é spam: ${name}`}
        >
          Não é spam
        </Button>
        <RemoveButton name={name} isBusy={isBusy} onRemove={onRemove} />
      </Box>
    </SetApartCard>
  );
}
