import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLogout } from 'ra-core';
import { useEffect } from 'react';
import { LoginCard } from '../../login/login-card.js';
import { endOnServer } from '../../session/end-on-server.js';
import { SecondStepCard } from './second-step-card.js';

const TITLE = 'Falta o segundo passo';

/** Comes before everything else where an account must have a second step and has none. */
export default function DemandSecondStep() {
  const logout = useLogout();
  useEffect(() => {
    document.title = `${TITLE} · Painel Admin`;
  }, []);
  return (
    <LoginCard
      title={TITLE}
      prompt="As contas como a sua têm de ter um segundo passo para entrar. Demora dois minutos a configurar."
      maxWidth={640}
    >
      <Box sx={{ mx: { xs: -2, sm: 0 } }}>
        <SecondStepCard />
      </Box>
      <Button
        fullWidth
        sx={{ mt: 2 }}
        onClick={() => {
          endOnServer();
          void logout({}, '/login', false);
        }}
      >
        Sair
      </Button>
    </LoginCard>
  );
}
