import { userInput } from '@contract/limits/user-input';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { sentenceOf } from '../account/sentence-of.js';
import { PasswordField } from '../common/password-field.js';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import { LoginCard } from '../login/login-card.js';
import { clearSession } from '../session/session.js';
import { postPublic } from './post-public.js';
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
  const submit = (event: FormEvent): void => {
    event.preventDefault();
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
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          {state.kind === 'failed' && (
            <Alert severity="error" role="alert">
              {state.message}
            </Alert>
          )}
          <PasswordField
            id="nova-password"
            label="Nova password"
            autoComplete="new-password"
            size="medium"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            helperText={`Pelo menos ${MIN} caracteres`}
          />
          <Button type="submit" variant="contained" size="large" disabled={state.kind === 'sending'}>
            {state.kind === 'sending' ? 'A guardar...' : 'Guardar password'}
          </Button>
        </Box>
      )}
      <ToLogin />
    </LoginCard>
  );
}
