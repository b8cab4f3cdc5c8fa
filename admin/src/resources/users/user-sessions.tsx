import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useChange } from '../../account/use-change.js';
import type { User } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { LiveRegion } from '../../common/live-region.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

interface UserSessionsProps {
  readonly user: User;
}

/** Where another is signed in, and the way to end it. */
export function UserSessions({ user }: UserSessionsProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, change } = useChange();
  const queryKey = ['users', 'sessoes', user.id];
  const { data, error } = useQuery({ queryKey, queryFn: () => dataProvider.userSessions(user.id) });
  const sessions = Array.isArray(data) ? data : [];
  const end = async (): Promise<void> => {
    await dataProvider.endUserSessions(user.id);
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <Box component="section" aria-labelledby="sessoes-da-conta" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="sessoes-da-conta" variant="h3" sx={{ fontSize: '1rem' }}>
        Sessões abertas
      </Typography>
      <LiveRegion>
        {state.success !== '' && <Alert severity="success">{state.success}</Alert>}
        {state.error !== '' && (
          <Alert severity="error" role="alert">
            {state.error}
          </Alert>
        )}
      </LiveRegion>
      {error && <Alert severity="error">Não foi possível ler as sessões. {error.message}</Alert>}
      {data !== undefined && sessions.length === 0 && <Typography>Nenhuma.</Typography>}
      {sessions.length > 0 && (
        <>
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '9rem', overflowY: 'auto' }} tabIndex={0} role="list">
            {sessions.map(({ id, navegador, rede, vista }) => (
              <Typography component="li" variant="body2" key={id} sx={{ overflowWrap: 'anywhere' }}>
                {navegador} · vista {formatMoment(vista)}
                {rede !== '' && ` · rede ${rede}`}
              </Typography>
            ))}
          </Box>
          <Button
            variant="outlined"
            color="error"
            disabled={state.isSending}
            onClick={() => void change(end, 'As sessões terminaram.', 'Erro ao terminar as sessões. Tente novamente.')}
            sx={{ justifySelf: 'start' }}
          >
            Terminar sessões
          </Button>
        </>
      )}
    </Box>
  );
}
