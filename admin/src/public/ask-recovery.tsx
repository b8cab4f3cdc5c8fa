import { periods } from '@contract/periods';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { LineInput } from '../common/form/line-input.js';
import { useChange } from '../common/form/use-change.js';
import { publicApi } from '../data-provider/api.js';
import { CardForm, LoginCard, Proving, ToLogin } from '../login/login-card.js';
import { withProof } from '../login/with-proof.js';

const SENT = `Se houver uma conta com este e-mail, enviámos para lá uma ligação. Serve uma vez e vale ${periods.recoveryMinutes} minutos. Se a mensagem não chegar, veja se já recebeu outra há pouco: a ligação dessa também serve.`;
const PROVING =
  'Hoje já foi pedida muitas vezes uma nova palavra-passe para este e-mail: o seu navegador está a fazer uma verificação, que demora alguns segundos.';
const NO_MAIL =
  'Este sistema não tem servidor de correio, e a ligação não chega ao seu e-mail. Peça-a a quem cuida do servidor.';

/** 'Esqueci-me da palavra-passe': asks for a link, and says the same whatever the address. */
export default function AskRecovery() {
  const [isProving, setProving] = useState(false);
  const [isMailed, setMailed] = useState<boolean>();
  const { state, refuse, change } = useChange();
  const ask = async (email: string): Promise<void> => {
    setProving(false);
    const { correio } = await withProof(
      (proof) => publicApi.POST('/api/recuperar', { email: email.trim(), ...proof }),
      () => setProving(true),
    );
    setMailed(correio);
  };
  const submit = ({ email }: { readonly email: string }): void => {
    if (email.trim() === '') refuse('Escreva o e-mail da sua conta.');
    else void change(() => ask(email), '', 'Erro ao pedir a ligação. Tente novamente.');
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
          record={{ email: '' }}
          state={state}
          label="Enviar a ligação"
          busyLabel="A enviar..."
          onSubmit={submit}
        >
          <LineInput
            source="email"
            id="recuperar-email"
            label="E-mail"
            type="email"
            autoComplete="username"
            size="medium"
          />
          <Proving>{isProving && state.isSending && PROVING}</Proving>
        </CardForm>
      )}
      <ToLogin />
    </LoginCard>
  );
}
