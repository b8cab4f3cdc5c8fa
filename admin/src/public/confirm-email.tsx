import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router';
import { sentenceOf } from '../data-provider/field-errors.js';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import { answerOf, publicApi } from '../data-provider/api.js';
import { LoginCard, ToLogin } from '../login/login-card.js';

type State = { readonly kind: 'asking' | 'sending' | 'done' } | { readonly kind: 'failed'; readonly message: string };

/** The page of the link in a mail to a new address. It changes nothing by being opened: mail scanners open links. */
export default function ConfirmEmail() {
  const { token = '' } = useParams();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const confirm = useOneAtATime(async () => {
    setState({ kind: 'sending' });
    try {
      await answerOf(publicApi.POST('/api/conta/email/{token}', { params: { path: { token } } }));
      setState({ kind: 'done' });
    } catch (error) {
      setState({ kind: 'failed', message: sentenceOf(error, 'Erro ao confirmar o e-mail. Tente novamente.') });
    }
  });

  return (
    <LoginCard title="Confirmar o e-mail" prompt="O e-mail da sua conta muda quando carregar no botão.">
      {state.kind === 'done' && (
        <Alert severity="success" role="status">
          E-mail confirmado. A partir de agora, entre com ele.
        </Alert>
      )}
      {state.kind === 'failed' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {state.message}
        </Alert>
      )}
      {state.kind !== 'done' && (
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={state.kind === 'sending'}
          onClick={() => void confirm()}
        >
          {state.kind === 'sending' ? 'A confirmar...' : 'Confirmar o e-mail'}
        </Button>
      )}
      <ToLogin />
    </LoginCard>
  );
}
