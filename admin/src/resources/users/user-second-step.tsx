import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useChange } from '../../account/use-change.js';
import type { User } from '../../api-types.js';
import { LiveRegion } from '../../common/live-region.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

interface UserSecondStepProps {
  readonly user: User;
}

const FAILURE = 'Erro ao desligar o segundo passo. Tente novamente.';

/** Whether another's account has a second step, and the way out for who has lost it. */
export function UserSecondStep({ user }: UserSecondStepProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, change } = useChange();
  const { data, error } = useQuery({
    queryKey: ['users', 'segundo-passo', user.id],
    queryFn: () => dataProvider.userSecondStep(user.id),
  });
  const reset = async (): Promise<void> => {
    await dataProvider.resetUserSecondStep(user.id);
    await queryClient.invalidateQueries({ queryKey: ['users'] });
  };
  return (
    <Box component="section" aria-labelledby="segundo-passo-da-conta" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="segundo-passo-da-conta" variant="h3" sx={{ fontSize: '1rem' }}>
        Segundo passo
      </Typography>
      <LiveRegion>
        {state.success !== '' && <Alert severity="success">{state.success}</Alert>}
        {state.error !== '' && (
          <Alert severity="error" role="alert">
            {state.error}
          </Alert>
        )}
      </LiveRegion>
      {error && <Alert severity="error">Não foi possível ler o segundo passo. {error.message}</Alert>}
      {data?.ativo === false && <Typography>Não tem.</Typography>}
      {data?.ativo === true && (
        <>
          <Typography>
            Ligado. Se {user.nome} ficou sem ele, pode desligá-lo: entra então só com a password, e as sessões terminam.
          </Typography>
          <Button
            variant="outlined"
            color="error"
            disabled={state.isSending}
            onClick={() => void change(reset, 'Segundo passo desligado.', FAILURE)}
            sx={{ justifySelf: 'start' }}
          >
            Desligar o segundo passo
          </Button>
        </>
      )}
    </Box>
  );
}
