import { Alert } from '@mui/material';
import { useParams } from 'react-router';
import { useChange } from '../common/form/use-change.js';
import { publicApi } from '../data-provider/api.js';
import { CardForm, LoginCard, ToLogin } from '../login/login-card.js';

/** The page of the link in a mail to a new address. It changes nothing by being opened: mail scanners open links. */
export default function ConfirmEmail() {
  const { token = '' } = useParams();
  const { state, change } = useChange();
  const confirm = () =>
    change(
      () => publicApi.POST('/api/conta/email/{token}', { token }),
      'E-mail confirmado. A partir de agora, entre com ele.',
      'Erro ao confirmar o e-mail. Tente novamente.',
    );
  return (
    <LoginCard title="Confirmar o e-mail" prompt="O e-mail da sua conta muda quando carregar no botão.">
      {state.isDone ? (
        <Alert severity="success" role="status">
          {state.success}
        </Alert>
      ) : (
        <CardForm record={{}} state={state} label="Confirmar o e-mail" busyLabel="A confirmar..." onSubmit={confirm} />
      )}
      <ToLogin />
    </LoginCard>
  );
}
