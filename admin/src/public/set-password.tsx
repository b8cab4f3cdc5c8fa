import { userInput } from '@contract/limits/user-input';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useParams } from 'react-router';
import { sentenceOf } from '../account/sentence-of.js';
import { PasswordField } from '../common/password-field.js';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import { LoginCard } from '../login/login-card.js';
import { clearSession } from '../session/session.js';
import { postPublic } from './post-public.js';
import { CardForm } from '../login/card-form.js';
import { ToLogin } from './to-login.js';

type State = { readonly kind: 'asking' | 'sending' | 'done' } | { readonly kind: 'failed'; readonly message: string };

const MIN = userInput.password.minLength;

/** Where the link of a forgotten password leads. */
export default function SetPassword() {
  const { token = '' } = useParams();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<State>({ kind: 'asking' });
  const save = useOneAtATime(async () => {
    setState({ kind: 'sending' });
    try {
      await postPublic(`recuperar/${encodeURIComponent(token)}`, { password });
      // whoever was signed in here is so no longer
      clearSession();
      setState({ kind: 'done' });
    } catch (error) {
      setState({ kind: 'failed', message: sentenceOf(error, 'Erro ao guardar a password. Tente novamente.') });
    }
  });
  const submit = (): void => {
    if (password.length >= MIN) void save();
    else setState({ kind: 'failed', message: `Password deve ter pelo menos ${MIN} caracteres.` });
  };

  return (
    <LoginCard title="Nova password" prompt="Escolha a password com que vai entrar. As sessões abertas terminam.">
      {state.kind === 'done' ? (
        <Alert severity="success" role="status">
          Password guardada. Já pode entrar com ela.
        </Alert>
      ) : (
        <CardForm
          error={state.kind === 'failed' ? state.message : ''}
          isBusy={state.kind === 'sending'}
          label="Guardar password"
          busyLabel="A guardar..."
          onSubmit={submit}
        >
          <PasswordField
            id="nova-password"
            label="Nova password"
            autoComplete="new-password"
            size="medium"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            helperText={`Pelo menos ${MIN} caracteres`}
          />
        </CardForm>
      )}
      <ToLogin />
    </LoginCard>
  );
}
