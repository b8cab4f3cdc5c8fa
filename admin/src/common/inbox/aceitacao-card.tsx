import { aceitacaoInput } from '@contract/limits/aceitacao-input';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Schemas } from '../../api-types.js';
import { formatMoment } from '../dates/format-date.js';
import { RemoveButton } from './remove-button.js';
import { SetApartCard, whoSent } from './set-apart-card.js';

interface AceitacaoCardProps {
  readonly pendente: Schemas['AceitacaoPendente'];
  readonly isBusy: boolean;
  readonly onAccept: (nota: string) => void;
  readonly onRemove: () => void;
}

/** One submission without an acceptance on record, and the note that puts one there. */
export function AceitacaoCard({ pendente, isBusy, onAccept, onRemove }: AceitacaoCardProps) {
  const [nota, setNota] = useState('');
  const [isMissing, setMissing] = useState(false);
  const name = whoSent(pendente);
  const reason = (
    <>
      <strong>Aceitação não registada.</strong> O prazo para decidir acaba a {formatMoment(pendente.apagadaEm)}.
    </>
  );
  return (
    <SetApartCard row={pendente} reason={reason}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(nota.trim() === '');
          if (nota.trim() !== '') onAccept(nota.trim());
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
      >
        <TextField
          id={`nota-${pendente.id}`}
          label={`Como foi obtida a aceitação de ${name}`}
          placeholder="Por exemplo: obtida por telefone"
          autoComplete="off"
          value={nota}
          onChange={(event) => setNota(event.target.value)}
          error={isMissing}
          helperText={isMissing ? 'Escreva como foi obtida a aceitação.' : undefined}
          slotProps={{ htmlInput: { maxLength: aceitacaoInput.nota.maxLength } }}
          sx={{ flex: '1 1 20rem', m: 0 }}
        />
        <Button
          type="submit"
          variant="contained"
          startIcon={<CheckIcon />}
          disabled={isBusy}
          aria-label={`Aceitar: ${name}`}
          sx={{ minHeight: 40 }}
        >
          Aceitar
        </Button>
        <RemoveButton name={name} isBusy={isBusy} onRemove={onRemove} />
      </Box>
    </SetApartCard>
  );
}
