import { periods } from '@contract/periods';
import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { useChange } from '../common/form/use-change.js';
import { publicApi } from '../data-provider/api.js';
import { CardForm, LoginCard, ToLogin } from '../login/login-card.js';
import { withProof } from '../login/with-proof.js';

const SENT = `Se houver uma conta com este e-mail, enviámos para lá uma ligação. Serve uma vez e vale ${periods.recoveryMinutes} minutos. Se a mensagem não chegar, procure lá outra de há pouco: a ligação que ela traz também serve.`;
const PROVING =
  'Hoje já foi pedida muitas vezes uma nova palavra-passe para este e-mail: o seu navegador está a fazer uma verificação, que demora alguns segundos.';
const NO_MAIL =
  'Este sistema não tem servidor de correio, e a ligação não chega ao seu e-mail. Peça-a a quem cuida do servidor.';

/** 'Esqueci-me da palavra-passe': asks for a link, and says the same whatever the address. */
export default function AskRecovery() {
  const [email, setEmail] = useState('');
  const [isProving, setProving] = useState(false);
  const [isMailed, setMailed] = useState<boolean>();
  const { state, refuse, change } = useChange();
  const ask = async (): Promise<void> => {
    setProving(false);
    const { correio } = await withProof(
      (proof) => publicApi.POST('/api/recuperar', { email: email.trim(), ...proof }),
      () => setProving(true),
    );
    setMailed(correio);
  };
  const submit = (): void => {
    if (email.trim() === '') refuse('Escreva o e-mail da sua conta.');
    else void change(ask, '', 'Erro ao pedir a ligação. Tente novamente.');
  };

  return (
    <LoginCard
      title="Nova palavra-passe"
      prompt="Escreva o e-mail da sua conta, para pedir a ligação que deixa escolher outra."
    >
      {isMailed !== undefined ? (
        <Alert role="status" severity={isMailed ? 'success' : 'warning'}>
          {isMailed ? SENT : NO_MAIL}
        </Alert>
      ) : (
        <CardForm
          state={state}
          status={isProving && state.isSending ? PROVING : ''}
          label="Enviar a ligação"
          busyLabel="A enviar..."
          onSubmit={submit}
        >
          <TextField
            id="recuperar-email"
            label="E-mail"
            type="email"
            autoComplete="username"
            size="medium"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </CardForm>
      )}
      <ToLogin />
    </LoginCard>
  );
}
