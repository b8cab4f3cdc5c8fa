import { userInput } from '@contract/limits/user-input';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { sentenceOf } from '../account/sentence-of.js';
import { PasswordField } from '../common/password-field.js';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import { CardForm } from '../login/card-form.js';
import { LoginCard } from '../login/login-card.js';
import { clearSession } from '../session/session.js';
import { ToLogin } from './to-login.js';

interface PasswordByLinkProps {
  readonly title: string;
  readonly prompt: string;
  /** The label of the password's field. */
  readonly label: string;
  /** Sets the password. @returns what to say of it */
  readonly onSave: (password: string) => Promise<string>;
}

type State =
  | { readonly kind: 'asking' | 'sending' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly message: string };

const MIN = userInput.password.minLength;

/** A page whose link sets a password. It changes nothing by being opened: mail scanners open links. */
export function PasswordByLink({ title, prompt, label, onSave }: PasswordByLinkProps) {
  const [password, setPassword] = useState('');
  const [state, setState] = useState<State>({ kind: 'asking' });
  const save = useOneAtATime(async () => {
    setState({ kind: 'sending' });
    try {
      const message = await onSave(password);
      // a new password ends the session of anybody who was signed in here
      clearSession();
      setState({ kind: 'done', message });
    } catch (error) {
      setState({ kind: 'failed', message: sentenceOf(error, 'Erro ao guardar a password. Tente novamente.') });
    }
  });
  const submit = (): void => {
    if (password.length >= MIN) void save();
    else setState({ kind: 'failed', message: `Password deve ter pelo menos ${MIN} caracteres.` });
  };

  return (
    <LoginCard title={title} prompt={prompt}>
      {state.kind === 'done' ? (
        <Alert severity="success" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {state.message}
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
            label={label}
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
