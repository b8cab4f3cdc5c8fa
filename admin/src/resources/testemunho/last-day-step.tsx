import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useChange } from '../../account/use-change.js';
import { formatDay } from '../../common/dates/format-date.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { useNow } from '../../common/dates/use-now.js';
import { FormSection } from '../../common/form/form-section.js';
import type { StepProps } from './step-props.js';
import { WhatCame } from './what-came.js';

/** From when on one's own account opens nothing any more. */
export function LastDayStep({ self, change }: StepProps) {
  const today = lisbonDay(useNow().toISOString());
  const { state, refuse, change: attempt } = useChange();
  const [day, setDay] = useState(self.ultimoDia ?? '');
  const save = (ultimoDia: string | null, success: string): void =>
    void attempt(() => change(self, { ultimoDia }), success, 'Erro ao guardar o último dia. Tente novamente.');
  const submit = (): void => {
    if (day === '') refuse('Escolha o seu último dia.');
    else save(day, `O seu último dia é ${formatDay(day)}. No dia seguinte a conta já não entra.`);
  };
  return (
    <FormSection title="3. O seu último dia">
      <Typography className="inteiro">
        {self.ultimoDia === null
          ? 'A sua conta não tem um último dia. Marque-o, e ninguém tem de se lembrar de a desligar.'
          : `O seu último dia é ${formatDay(self.ultimoDia)}.`}
      </Typography>
      <WhatCame state={state} />
      <Box
        component="form"
        noValidate
        className="inteiro"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: 'grid', gap: 1.5, maxWidth: 320 }}
      >
        <TextField
          id="testemunho-ultimo-dia"
          label="Último dia"
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          error={state.fields['ultimoDia'] !== undefined}
          helperText={state.fields['ultimoDia'] ?? 'Nesse dia ainda entra.'}
          slotProps={{ htmlInput: { min: today }, inputLabel: { shrink: true } }}
        />
        <Button type="submit" variant="contained" disabled={state.isSending} sx={{ justifySelf: 'start' }}>
          {state.isSending ? 'A guardar...' : 'Guardar último dia'}
        </Button>
        {self.ultimoDia !== null && (
          <Button
            disabled={state.isSending}
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              setDay('');
              save(null, 'A sua conta já não tem um último dia.');
            }}
          >
            Retirar o último dia
          </Button>
        )}
      </Box>
    </FormSection>
  );
}
