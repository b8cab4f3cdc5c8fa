import { TextField } from '@mui/material';
import { useState } from 'react';
import { lazyPart } from '../common/lazy-part.js';
import { LoadingBlock } from '../common/feedback.js';
import { useChange } from '../common/form/use-change.js';
import { PasswordField } from '../common/password-field.js';
import { LOG_IN_FAILURE, type LogInAnswer, SecondStepWanted } from './log-in.js';
import { CardForm } from './login-card.js';

/** With the page its email and password would be lost, which it no longer shows. */
const SecondStepForm = lazyPart(() => import('./second-step-form.js'), {
  isTyped: () => true,
  waiting: () => <LoadingBlock />,
});

interface LoginFormProps {
  readonly onLogin: (answer: LogInAnswer) => Promise<unknown>;
  readonly initialEmail?: string;
}

const PROVING =
  'Houve muitas tentativas de entrar nesta conta: o seu navegador está a fazer uma verificação, que demora alguns segundos.';

export function LoginForm({ onLogin, initialEmail = '' }: LoginFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [isProving, setProving] = useState(false);
  const [wanted, setWanted] = useState<SecondStepWanted | null>(null);
  const { state, refuse, change } = useChange();

  const logIn = async (): Promise<void> => {
    try {
      await onLogin({ email: email.trim(), password, onProof: () => setProving(true) });
    } catch (failure) {
      if (!(failure instanceof SecondStepWanted)) throw failure;
      setWanted(failure);
    } finally {
      setProving(false);
    }
  };
  const submit = (): void => {
    if (email.trim() === '' || password === '') refuse('Email e password são obrigatórios.');
    else void change(logIn, '', LOG_IN_FAILURE);
  };

  const startAgain = (reason: string): void => {
    setWanted(null);
    setPassword('');
    refuse(reason);
  };
  if (wanted) return <SecondStepForm wanted={wanted} onLogin={onLogin} onBack={startAgain} />;
  return (
    <CardForm state={state} status={isProving ? PROVING : ''} label="Entrar" busyLabel="Entrando..." onSubmit={submit}>
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
