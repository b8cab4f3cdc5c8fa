import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useChange } from '../../account/use-change.js';
import { formatDay } from '../../common/dates/format-date.js';
import { useNow } from '../../common/dates/use-now.js';
import { FormSection } from '../../common/form/form-section.js';
import { isUnused, UNUSED_DAYS } from './handover-rules.js';
import { PersonRow } from './person-row.js';
import type { StepProps } from './step-props.js';
import { WhatCame } from './what-came.js';

/** Which accounts nobody has used for long, each of them a door. */
export function UnusedStep({ others, change }: StepProps) {
  const now = useNow();
  const { state, change: attempt } = useChange();
  const unused = others.filter((user) => isUnused(user, now));
  return (
    <FormSection title="2. Contas sem uso">
      <Typography className="inteiro">
        {unused.length === 0
          ? `Todas as contas ligadas foram usadas nos últimos ${UNUSED_DAYS} dias.`
          : `Há ${UNUSED_DAYS} dias ou mais que ninguém usa estas contas. Uma conta desligada pode ser ligada de novo.`}
      </Typography>
      <WhatCame state={state} />
      <Box component="ul" className="inteiro" aria-label="Contas sem uso" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {unused.map((user) => (
          <PersonRow
            key={user.id}
            user={user}
            about={user.vistoEm === null ? 'Nunca entrou' : `Vista pela última vez: ${formatDay(user.vistoEm)}`}
            isBusy={state.isSending}
            action={{
              label: 'Desligar',
              name: `Desligar a conta de ${user.nome}`,
              onClick: () =>
                void attempt(
                  () => change(user, { ativo: false }),
                  `A conta de ${user.nome} está desligada.`,
                  'Erro ao desligar a conta. Tente novamente.',
                ),
            }}
          />
        ))}
      </Box>
    </FormSection>
  );
}
