import { Alert, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { useEffect, useState } from 'react';
import { BooleanInput } from 'react-admin';
import { userInput } from '@contract/limits/user-input';
import { periods } from '@contract/periods';
import type { Conta, Schemas } from '../api-types.js';
import { LinkToPassOn } from '../common/copy-url-button.js';
import { FormCard } from '../common/form/change-form.js';
import { FormSection } from '../common/form/form-section.js';
import { LineInput } from '../common/form/line-input.js';
import { UnsavedGuard } from '../common/form/unsaved-guard.js';
import { useChange } from '../common/form/use-change.js';
import { Screen } from '../common/parts.js';
import { useMailGoesOut } from '../common/use-mail-goes-out.js';
import { useCalls, useRead } from '../common/use-read.js';
import { renameStoredUser } from '../session/session.js';
import { accountKeys } from '../query-client.js';
import { HandoverLink } from './handover-link.js';
import { PasswordInputs, usePasswordChange } from './password-inputs.js';
import { SecondStepCard } from './second-step/second-step-card.js';
import { SessionList } from './session-list.js';

export default function AccountScreen() {
  const failure = 'Não foi possível ler a sua conta.';
  const { data, error, instead } = useRead(accountKeys.account, (calls) => calls.GET('/api/conta'), { failure });
  useEffect(() => {
    // another browser, or the link to a new e-mail, may have changed what is kept here
    if (data !== undefined) renameStoredUser(data);
  }, [data]);
  if (error !== null || data === undefined) return instead;
  return (
    <Screen maxWidth={760}>
      <UnsavedGuard isUnsaved="anywhere" />
      <NameForm account={data} />
      <EmailForm account={data} />
      {data.papel === 'administracao' && <DigestForm account={data} />}
      <PasswordForm account={data} />
      <SecondStepCard />
      <SessionList />
      {data.papel === 'administracao' && (
        <FormSection title="Vai deixar a equipa?">
          <div className="inteiro">
            <HandoverLink />
          </div>
        </FormSection>
      )}
    </Screen>
  );
}

interface AccountFormProps {
  readonly account: Conta;
}

function useChangeAccount() {
  const dataProvider = useCalls();
  const queryClient = useQueryClient();
  return async (change: Schemas['ContaInput']) => {
    const { ligacao, ...changed } = await dataProvider.PUT('/api/conta', change);
    queryClient.setQueryData(accountKeys.account, changed);
    return { ligacao, changed };
  };
}

function DigestForm({ account: { resumoDiario } }: AccountFormProps) {
  const changeAccount = useChangeAccount();
  const { state, change } = useChange();
  const mailGoesOut = useMailGoesOut();
  return (
    <FormCard
      title="Resumo da manhã"
      record={{ resumoDiario }}
      state={state}
      label="Guardar resumo"
      onSubmit={(values) =>
        change(() => changeAccount(values), 'Resumo guardado.', 'Erro ao guardar o resumo. Tente novamente.')
      }
    >
      <Typography>
        Em cada manhã em que há mensagens por responder, um e-mail diz quantas são e quais estão fora do prazo.
        {!mailGoesOut && ' O e-mail não sai daqui: por agora, o resumo não chega.'}
      </Typography>
      <BooleanInput source="resumoDiario" label="Receber o resumo por e-mail" helperText={false} />
    </FormCard>
  );
}

function NameForm({ account }: AccountFormProps) {
  const changeAccount = useChangeAccount();
  const { refetch } = useGetIdentity();
  const { state, refuse, change } = useChange();
  const save = async (nome: string): Promise<void> => {
    const { changed } = await changeAccount({ nome });
    renameStoredUser(changed);
    await refetch();
  };
  return (
    <FormCard
      title="Nome"
      record={{ nome: account.nome }}
      state={state}
      label="Guardar nome"
      onSubmit={({ nome }) =>
        nome.trim() === ''
          ? refuse('O nome é de preenchimento obrigatório.')
          : change(() => save(nome.trim()), 'Nome guardado.', 'Erro ao guardar o nome. Tente novamente.')
      }
    >
      <LineInput source="nome" id="conta-nome" label="Nome" autoComplete="name" maxLength={userInput.nome.maxLength} />
    </FormCard>
  );
}

function PasswordForm({ account }: AccountFormProps) {
  const form = usePasswordChange('atual', 'Palavra-passe mudada. As outras sessões terminaram.');
  return (
    <FormCard {...form} title="Palavra-passe" label="Mudar palavra-passe" busyLabel="A mudar...">
      <PasswordInputs email={account.email} present="atual" effect=". As outras sessões terminam." />
    </FormCard>
  );
}

function EmailForm({ account }: AccountFormProps) {
  const changeAccount = useChangeAccount();
  const { state, refuse, change } = useChange();
  const [link, setLink] = useState<string | null>(null);
  const mailGoesOut = useMailGoesOut();
  const { emailPorConfirmar: waiting } = account;
  const ask = async (email: string): Promise<void> => setLink((await changeAccount({ email })).ligacao);
  return (
    <FormCard
      title="E-mail"
      record={{ email: '' }}
      state={state}
      label="Mudar e-mail"
      busyLabel={mailGoesOut ? 'A enviar...' : 'A guardar...'}
      onSubmit={({ email }) =>
        email.trim() === ''
          ? refuse('Escreva o novo e-mail.')
          : change(() => ask(email.trim()), '', 'Erro ao mudar o e-mail. Tente novamente.')
      }
    >
      <Typography>
        O e-mail da sua conta é <strong>{account.email}</strong>.
      </Typography>
      {waiting !== null && (
        <Alert severity="info">
          {mailGoesOut ? 'Enviámos uma ligação para' : 'Falta confirmar'} <strong>{waiting}</strong>. O e-mail muda
          quando
          {mailGoesOut ? ' a abrir' : ' abrir a ligação'} e confirmar; vale {periods.newEmailHours} horas.
        </Alert>
      )}
      {waiting !== null && link !== null && (
        <LinkToPassOn url={link} name="a confirmação">
          Este sistema não tem servidor de correio, e a ligação não chega ao novo e-mail. Abra-a para o confirmar:
        </LinkToPassOn>
      )}
      <LineInput
        source="email"
        id="conta-email"
        label="Novo e-mail"
        type="email"
        autoComplete="email"
        helperText={
          mailGoesOut
            ? 'Avisamos também o e-mail que tem agora.'
            : 'O e-mail não sai daqui: a ligação que o confirma aparece nesta página.'
        }
        maxLength={userInput.email.maxLength}
      />
    </FormCard>
  );
}
