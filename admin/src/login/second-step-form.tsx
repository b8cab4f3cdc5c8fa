import { Button, Typography } from '@mui/material';
import { HttpError } from 'ra-core';
import { useEffect, useState } from 'react';
import { LineInput } from '../common/form/line-input.js';
import { useChange } from '../common/form/use-change.js';
import { publicApi } from '../data-provider/api.js';
import { sentenceOf } from '../data-provider/field-errors.js';
import { answerWithPasskey, canUsePasskeys } from '../session/passkey.js';
import { LOG_IN_FAILURE, type LogInAnswer, type SecondStepKind, type SecondStepWanted } from './log-in.js';
import { Stack } from '../common/parts.js';
import { CardForm } from './login-card.js';

interface SecondStepFormProps {
  readonly wanted: SecondStepWanted;
  readonly onLogin: (answer: LogInAnswer) => Promise<unknown>;
  /** Leads back to the password; told why, where the person did not ask for it. */
  readonly onBack: (reason: string) => void;
}

const words = {
  passkey: {
    prompt: 'Falta o segundo passo: confirme com a sua chave de acesso, por exemplo com a impressão digital ou o PIN.',
    label: '',
    missing: '',
    other: 'Usar uma chave de acesso',
  },
  aplicacao: {
    prompt: 'Falta o segundo passo: escreva o código de 6 algarismos que a sua aplicação mostra agora.',
    label: 'Código da aplicação',
    missing: 'Escreva o código que a aplicação mostra.',
    other: 'Usar o código da aplicação',
  },
  recuperacao: {
    prompt: 'Escreva um dos códigos de recuperação que guardou. Cada um serve uma vez.',
    label: 'Código de recuperação',
    missing: 'Escreva um código de recuperação.',
    other: 'Usar um código de recuperação',
  },
} as const;

/** The field for a code, or the button of a passkey. */
const ID = 'codigo-do-segundo-passo';

export default function SecondStepForm({ wanted, onLogin, onBack }: SecondStepFormProps) {
  const kinds = wanted.kinds.filter((one) => one !== 'passkey' || canUsePasskeys());
  const [kind, setKind] = useState<SecondStepKind>(kinds[0] ?? 'recuperacao');
  const [tries, setTries] = useState(0);
  const { state, refuse, change } = useChange();
  useEffect(() => document.getElementById(ID)?.focus(), [kind, tries]);
  const isPasskey = kind === 'passkey';

  const send = async (code: string): Promise<void> => {
    const { ticket } = wanted;
    try {
      await onLogin({ ticket, answer: isPasskey ? await askPasskey(ticket) : code });
    } catch (failure) {
      if (failure instanceof HttpError && failure.status === 410) return onBack(sentenceOf(failure, LOG_IN_FAILURE));
      setTries(tries + 1);
      throw failure;
    }
  };
  const choose = (other: SecondStepKind): void => {
    setKind(other);
    refuse('');
  };

  return (
    <Stack gap={1.5}>
      <CardForm
        // another way, and another try, begin with an empty field
        key={`${kind} ${tries}`}
        record={{ code: '' }}
        state={state}
        label={isPasskey ? 'Usar a chave de acesso' : 'Entrar'}
        busyLabel="Entrando..."
        button={{ size: 'large', ...(isPasskey && { id: ID }) }}
        onSubmit={({ code }) => {
          if (!isPasskey && code.trim() === '') refuse(words[kind].missing);
          else void change(() => send(code), '', LOG_IN_FAILURE);
        }}
      >
        <Typography>{words[kind].prompt}</Typography>
        {!isPasskey && (
          <LineInput
            source="code"
            id={ID}
            label={words[kind].label}
            size="medium"
            autoComplete={kind === 'aplicacao' ? 'one-time-code' : 'off'}
            inputMode={kind === 'aplicacao' ? 'numeric' : 'text'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </CardForm>
      <Stack gap={0}>
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} onClick={() => choose(other)} disabled={state.isSending}>
              {words[other].other}
            </Button>
          ))}
        <Button onClick={() => onBack('')}>Voltar à palavra-passe</Button>
      </Stack>
    </Stack>
  );
}

async function askPasskey(bilhete: string) {
  const { opcoes } = await publicApi.POST('/api/login/segundo-passo/passkey/opcoes', { bilhete });
  return answerWithPasskey(opcoes);
}
