import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../account/sentence-of.js';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import type { LogInAnswer } from './log-in.js';
import { SecondStepOver, type SecondStepWanted } from './second-step.js';
import { CardForm } from './card-form.js';

interface SecondStepFormProps {
  readonly wanted: SecondStepWanted;
  readonly onLogin: (answer: LogInAnswer) => Promise<unknown>;
  /** Leads back to the password; told why, where the person did not ask for it. */
  readonly onBack: (reason: string) => void;
}

const words = {
  aplicacao: {
    prompt: 'Falta o segundo passo: escreva o código de 6 algarismos que a sua aplicação mostra agora.',
    label: 'Código da aplicação',
    missing: 'Escreva o código que a aplicação mostra.',
    other: 'Usar um código de recuperação',
  },
  recuperacao: {
    prompt: 'Escreva um dos códigos de recuperação que guardou. Cada um serve uma vez.',
    label: 'Código de recuperação',
    missing: 'Escreva um código de recuperação.',
    other: 'Usar o código da aplicação',
  },
} as const;

/** What comes after the right password. */
export function SecondStepForm({ wanted, onLogin, onBack }: SecondStepFormProps) {
  const [kind, setKind] = useState<keyof typeof words>('aplicacao');
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [kind]);
  const { prompt, label, missing, other } = words[kind];
  const otherKind = kind === 'aplicacao' ? 'recuperacao' : 'aplicacao';

  const send = useOneAtATime(async () => {
    setError('');
    setSending(true);
    try {
      await onLogin({ ticket: wanted.ticket, code });
    } catch (failure) {
      const sentence = sentenceOf(failure, 'Erro no login');
      if (failure instanceof SecondStepOver) return onBack(sentence);
      setError(sentence);
      setCode('');
      field.current?.focus();
    } finally {
      setSending(false);
    }
  });
  const submit = (): void => {
    if (code.trim() === '') setError(missing);
    else void send();
  };
  const change = (): void => {
    setKind(otherKind);
    setCode('');
    setError('');
  };

  return (
    <>
      <CardForm error={error} isBusy={isSending} label="Entrar" busyLabel="Entrando..." onSubmit={submit}>
        <Typography>{prompt}</Typography>
        <TextField
          key={kind}
          id="segundo-passo"
          label={label}
          size="medium"
          inputRef={field}
          autoComplete={kind === 'aplicacao' ? 'one-time-code' : 'off'}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          slotProps={{
            htmlInput: {
              inputMode: kind === 'aplicacao' ? 'numeric' : 'text',
              autoCapitalize: 'characters',
              spellCheck: false,
              maxLength: 40,
            },
          }}
        />
      </CardForm>
      <Box sx={{ display: 'grid', mt: 1.5 }}>
        {wanted.kinds.includes(otherKind) && <Button onClick={change}>{other}</Button>}
        <Button onClick={() => onBack('')}>Voltar à password</Button>
      </Box>
    </>
  );
}
