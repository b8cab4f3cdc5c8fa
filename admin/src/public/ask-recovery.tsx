import { periods } from '@contract/periods';
import { Alert, TextField } from '@mui/material';
import { useState } from 'react';
import { sentenceOf } from '../data-provider/field-errors.js';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import { answerOf, publicApi } from '../data-provider/api.js';
import { LoginCard, ToLogin } from '../login/login-card.js';
import { withProof } from '../login/with-proof.js';
import { CardForm } from '../login/card-form.js';

type State =
  | { readonly kind: 'asking' | 'sending' | 'proving' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'sent'; readonly isMailed: boolean };

const SENT = `Se houver uma conta com este e-mail, enviámos para lá uma ligação. Serve uma vez e vale ${periods.recoveryMinutes} minutos. Se a mensagem não chegar, procure lá outra de há pouco: a ligação que ela traz também serve.`;
const PROVING =
  'Hoje já foi pedida muitas vezes uma nova palavra-passe para este e-mail: o seu navegador está a fazer uma verificação, que demora alguns segundos.';
const NO_MAIL =
  'Este sistema não tem servidor de correio, e a ligação não chega ao seu e-mail. Peça-a a quem cuida do servidor.';

/** 'Esqueci-me da palavra-passe': asks for a link, and says the same whatever the address. */
export default function AskRecovery() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ kind: 'asking' });
  const ask = useOneAtATime(async () => {
    setState({ kind: 'sending' });
    try {
      const { correio } = await withProof(
        (proof) => answerOf(publicApi.POST('/api/recuperar', { body: { email: email.trim(), ...proof } })),
        () => setState({ kind: 'proving' }),
      );
      setState({ kind: 'sent', isMailed: correio });
    } catch (error) {
      setState({ kind: 'failed', message: sentenceOf(error, 'Erro ao pedir a ligação. Tente novamente.') });
    }
  });
  const submit = (): void => {
    if (email.trim() === '') setState({ kind: 'failed', message: 'Escreva o e-mail da sua conta.' });
    else void ask();
  };

  return (
    <LoginCard
      title="Nova palavra-passe"
      prompt="Escreva o e-mail da sua conta, para pedir a ligação que deixa escolher outra."
    >
      {state.kind === 'sent' ? (
        <Alert role="status" severity={state.isMailed ? 'success' : 'warning'}>
          {state.isMailed ? SENT : NO_MAIL}
        </Alert>
      ) : (
        <CardForm
          error={state.kind === 'failed' ? state.message : ''}
          status={state.kind === 'proving' ? PROVING : ''}
          isBusy={state.kind === 'sending' || state.kind === 'proving'}
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
