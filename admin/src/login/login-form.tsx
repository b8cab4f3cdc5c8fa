import { TextField } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '../common/lazy-part.js';
import { LoadingBlock } from '../common/feedback.js';
import { PasswordField } from '../common/password-field.js';
import type { LogInAnswer } from './log-in.js';
import { SecondStepWanted } from './second-step.js';
import { CardForm } from './card-form.js';

/** With the page its email and password would be lost, which it no longer shows. */
const SecondStepForm = lazyPart(() => import('./second-step-form.js'), { isTyped: () => true });

interface LoginFormProps {
  readonly onLogin: (answer: LogInAnswer) => Promise<unknown>;
  readonly initialEmail?: string;
}

const REQUIRED = 'Email e password são obrigatórios.';
const FALLBACK = 'Erro no login';
const PROVING =
  'Houve muitas tentativas de entrar nesta conta: o seu navegador está a fazer uma verificação, que demora alguns segundos.';

export function LoginForm({ onLogin, initialEmail = '' }: LoginFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [isSending, setSending] = useState(false);
  const [isProving, setProving] = useState(false);
  const [error, setError] = useState('');
  const [wanted, setWanted] = useState<SecondStepWanted | null>(null);

  const submit = async (): Promise<void> => {
    if (isSending) return;
    if (email.trim() === '' || password === '') {
      setError(REQUIRED);
      return;
    }
    setError('');
    setSending(true);
    try {
      await onLogin({ email: email.trim(), password, onProof: () => setProving(true) });
    } catch (failure) {
      if (failure instanceof SecondStepWanted) setWanted(failure);
      else setError(failure instanceof Error && failure.message ? failure.message : FALLBACK);
    } finally {
      setSending(false);
      setProving(false);
    }
  };

  const startAgain = (reason: string): void => {
    setWanted(null);
    setPassword('');
    setError(reason);
  };
  if (wanted) {
    return (
      <Suspense fallback={<LoadingBlock />}>
        <SecondStepForm wanted={wanted} onLogin={onLogin} onBack={startAgain} />
      </Suspense>
    );
  }
  return (
    <CardForm
      error={error}
      status={isProving ? PROVING : ''}
      isBusy={isSending}
      label="Entrar"
      busyLabel="Entrando..."
      onSubmit={() => void submit()}
    >
      <TextField
        id="email"
        label="Email"
        type="email"
        autoComplete="username"
        size="medium"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        id="password"
        label="Password"
        autoComplete="current-password"
        size="medium"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </CardForm>
  );
}
