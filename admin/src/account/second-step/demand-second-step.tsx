import { Box } from '@mui/material';
import { EntryGate } from '../entry-gate.js';
import { SecondStepCard } from './second-step-card.js';

/** Asks for a second step where an account must have one and has none. */
export default function DemandSecondStep() {
  return (
    <EntryGate
      title="Falta o segundo passo"
      prompt="As contas como a sua têm de ter um segundo passo para entrar. Demora dois minutos a configurar."
      maxWidth={640}
    >
      <Box sx={{ mx: { xs: -2, sm: 0 } }}>
        <SecondStepCard />
      </Box>
    </EntryGate>
  );
}
