import { useState } from 'react';
import { PasswordInput } from 'react-admin';
import { lazyPart } from '../common/lazy-part.js';
import { LoadingBlock } from '../common/feedback.js';
import { LineInput } from '../common/form/line-input.js';
import { useChange } from '../common/form/use-change.js';
import { LOG_IN_FAILURE, type LogInAnswer, SecondStepWanted } from './log-in.js';
import { CardForm, Proving } from './login-card.js';

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
  const [typed, setTyped] = useState({ email: initialEmail, password: '' });
  const [isProving, setProving] = useState(false);
  const [wanted, setWanted] = useState<SecondStepWanted | null>(null);
  const { state, refuse, change } = useChange();

  const logIn = async ({ email, password }: typeof typed): Promise<void> => {
    try {
      await onLogin({ email: email.trim(), password, onProof: () => setProving(true) });
    } catch (failure) {
      if (!(failure instanceof SecondStepWanted)) throw failure;
      setWanted(failure);
      // the way back leads to the e-mail alone
      setTyped({ email, password: '' });
    } finally {
      setProving(false);
    }
  };
  const submit = (values: typeof typed): void => {
    if (values.email.trim() === '' || !values.password) refuse('Email e password são obrigatórios.');
    else void change(() => logIn(values), '', LOG_IN_FAILURE);
  };

  const startAgain = (reason: string): void => {
    setWanted(null);
    refuse(reason);
  };
  if (wanted) return <SecondStepForm wanted={wanted} onLogin={onLogin} onBack={startAgain} />;
  return (
    <CardForm record={typed} state={state} label="Entrar" busyLabel="Entrando..." onSubmit={submit}>
      <LineInput source="email" id="email" label="Email" type="email" autoComplete="username" size="medium" />
      <PasswordInput
        source="password"
        id="password"
        label="Password"
        autoComplete="current-password"
        size="medium"
        helperText={false}
      />
      <Proving>{isProving && PROVING}</Proving>
    </CardForm>
  );
}
