import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Schemas } from '../../api-types.js';
import { Arrival } from '../dates/arrival.js';
import { formatMoment } from '../dates/format-date.js';
import { DocumentButtons } from './document-buttons.js';

type Suspeita = Schemas['Suspeita'];

const reasons: Readonly<Record<Suspeita['motivo'], string>> = {
  armadilha: 'Preencheu um campo que as pessoas não veem.',
  pressa: 'Foi enviada em menos tempo do que leva a ler o formulário.',
  repetida: 'O mesmo texto chegou por vários formulários.',
};

/** Who a doubtful submission says to be from. */
export function whoSent({ campos: [first] }: Suspeita): string {
  return first?.valor ?? '';
}

interface SuspeitaCardProps {
  readonly suspeita: Suspeita;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onRemove: () => void;
}

interface FieldProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: string;
}

function Field({ label, isWide = false, children }: FieldProps) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', ...(isWide ? { gridColumn: '1 / -1' } : {}) }}>
      <Box component="dt" sx={{ fontSize: '0.85rem', fontWeight: 700, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" dir="auto" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        {children}
      </Box>
    </Box>
  );
}

/** One submission that looks like spam, whole. What was written is only ever text here. */
export function SuspeitaCard({ suspeita, isBusy, onAccept, onRemove }: SuspeitaCardProps) {
  const { campos, texto, documento, motivo, createdAt, apagadaEm } = suspeita;
  const name = whoSent(suspeita);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Typography>
        <Arrival iso={createdAt} />
      </Box>
      <Typography>
        <strong>{reasons[motivo]}</strong> É apagada a {formatMoment(apagadaEm)}.
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {campos.map(({ rotulo, valor }) => (
          <Field key={rotulo} label={rotulo}>
            {valor}
          </Field>
        ))}
        <Field label="Texto" isWide>
          {texto}
        </Field>
      </Box>
      {documento !== null && <DocumentButtons name={documento} />}
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
        <Button
          color="error"
          startIcon={<DeleteIcon />}
          disabled={isBusy}
          onClick={onRemove}
          aria-label={`Eliminar ${name}`}
        >
          Eliminar
        </Button>
      </Box>
    </Box>
  );
}
