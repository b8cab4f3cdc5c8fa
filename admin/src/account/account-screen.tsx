import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { userInput } from '@contract/limits/user-input';
import { periods } from '@contract/periods';
import type { Conta } from '../api-types.js';
import { LinkToPassOn } from '../common/copy-url-button.js';
import { FormSection } from '../common/form/form-section.js';
import { UnsavedGuard } from '../common/form/unsaved-guard.js';
import { LoadingBlock } from '../common/loading-block.js';
import { PasswordField } from '../common/password-field.js';
import { ReadFailure } from '../common/read-failure.js';
import { useMailGoesOut } from '../common/use-mail-goes-out.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { HandoverLink } from '../resources/testemunho/handover-link.js';
import { renameStoredUser } from '../session/session.js';
import { type AccountFormProps, ChangeForm, useReportUnsaved } from './change-form.js';
import { accountKeys, isAccount } from './own-account.js';
import { SecondStepCard } from './second-step/second-step-card.js';
import { SessionList } from './session-list.js';
import { useChange } from './use-change.js';

/** 'A minha conta': name, e-mail, the digest of the morning, password, second step and sessions. */
export default function AccountScreen() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: accountKeys.account, queryFn: () => dataProvider.account() });
  useEffect(() => {
    // another browser, or the link to a new e-mail, may have changed what is kept here
    if (isAccount(data)) renameStoredUser(data);
  }, [data]);
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, boolean>>>({});
  const onUnsaved = useCallback(
    (form: string, isUnsaved: boolean) => setUnsaved((known) => ({ ...known, [form]: isUnsaved })),
    [],
  );

  if (error) {
    return <ReadFailure onRetry={refetch}>Não foi possível ler a sua conta. {error.message}</ReadFailure>;
  }
  if (!isAccount(data)) return <LoadingBlock />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, mx: 'auto' }}>
      <UnsavedGuard isUnsaved={Object.values(unsaved).some(Boolean)} />
      <NameForm account={data} onUnsaved={onUnsaved} />
      <EmailForm account={data} onUnsaved={onUnsaved} />
      {data.papel === 'administracao' && <DigestForm account={data} onUnsaved={onUnsaved} />}
      <PasswordForm account={data} onUnsaved={onUnsaved} />
      <SecondStepCard onUnsaved={onUnsaved} />
      <SessionList />
      {data.papel === 'administracao' && (
        <FormSection title="Vai deixar a equipa?">
          <Box className="inteiro">
            <HandoverLink />
          </Box>
        </FormSection>
      )}
    </Box>
  );
}

/** Whether the digest of each morning comes by mail. */
function DigestForm({ account, onUnsaved }: AccountFormProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, change } = useChange();
  const [isWanted, setWanted] = useState(account.resumoDiario);
  const mailGoesOut = useMailGoesOut();
  useReportUnsaved('digest', isWanted !== account.resumoDiario, onUnsaved);

  const save = async (): Promise<void> => {
    const changed = await dataProvider.changeAccount({ resumoDiario: isWanted });
    queryClient.setQueryData(accountKeys.account, changed);
  };
  return (
    <ChangeForm
      title="Resumo da manhã"
      state={state}
      label="Guardar resumo"
      busyLabel="A guardar..."
      onSubmit={() => void change(save, 'Resumo guardado.', 'Erro ao guardar o resumo. Tente novamente.')}
    >
      <Typography>
        Em cada manhã em que há mensagens por responder, um e-mail diz quantas são e quais estão fora do prazo.
        {!mailGoesOut && ' O e-mail não sai daqui: por agora, o resumo não chega.'}
      </Typography>
      <FormControlLabel
        control={
          <Checkbox id="conta-resumo" checked={isWanted} onChange={(event) => setWanted(event.target.checked)} />
        }
        label="Receber o resumo por e-mail"
      />
    </ChangeForm>
  );
}

/** One's name, as the greeting and the list of users show it. */
function NameForm({ account, onUnsaved }: AccountFormProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { refetch } = useGetIdentity();
  const { state, refuse, change } = useChange();
  const [nome, setNome] = useState(account.nome);
  useReportUnsaved('name', nome !== account.nome, onUnsaved);

  const save = async (): Promise<void> => {
    const changed: Conta = await dataProvider.changeAccount({ nome: nome.trim() });
    renameStoredUser(changed);
    setNome(changed.nome);
    queryClient.setQueryData(accountKeys.account, changed);
    await refetch();
  };
  const submit = (): void => {
    if (nome.trim() === '') refuse('O nome é de preenchimento obrigatório.');
    else void change(save, 'Nome guardado.', 'Erro ao guardar o nome. Tente novamente.');
  };

  return (
    <ChangeForm title="Nome" state={state} label="Guardar nome" busyLabel="A guardar..." onSubmit={submit}>
      <TextField
        id="conta-nome"
        label="Nome"
        autoComplete="name"
        value={nome}
        onChange={(event) => setNome(event.target.value)}
        error={state.fields['nome'] !== undefined}
        helperText={state.fields['nome']}
        slotProps={{ htmlInput: { maxLength: userInput.nome.maxLength } }}
      />
    </ChangeForm>
  );
}

const PASSWORD_MIN = userInput.password.minLength;

/** One's password; every other session ends with the old one. */
function PasswordForm({ account, onUnsaved }: AccountFormProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { state, refuse, change } = useChange();
  const [atual, setAtual] = useState('');
  const [nova, setNova] = useState('');
  useReportUnsaved('password', atual !== '' || nova !== '', onUnsaved);

  const save = async (): Promise<void> => {
    await dataProvider.changePassword({ atual, nova });
    setAtual('');
    setNova('');
  };
  const submit = (): void => {
    if (atual === '' || nova === '') refuse('Escreva a palavra-passe atual e a nova.');
    else if (nova.length < PASSWORD_MIN) refuse(`A palavra-passe deve ter pelo menos ${PASSWORD_MIN} caracteres.`);
    else
      void change(
        save,
        'Palavra-passe mudada. As outras sessões terminaram.',
        'Erro ao mudar a palavra-passe. Tente novamente.',
      );
  };

  return (
    <ChangeForm
      title="Palavra-passe"
      state={state}
      label="Mudar palavra-passe"
      busyLabel="A mudar..."
      onSubmit={submit}
    >
      {/* for password managers, which keep the two together */}
      <input type="text" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField
        id="conta-password-atual"
        label="Palavra-passe atual"
        autoComplete="current-password"
        value={atual}
        onChange={(event) => setAtual(event.target.value)}
        error={state.fields['atual'] !== undefined}
        helperText={state.fields['atual']}
      />
      <PasswordField
        id="conta-password-nova"
        label="Nova palavra-passe"
        autoComplete="new-password"
        value={nova}
        onChange={(event) => setNova(event.target.value)}
        error={state.fields['nova'] !== undefined}
        helperText={state.fields['nova'] ?? `Pelo menos ${PASSWORD_MIN} caracteres. As outras sessões terminam.`}
      />
    </ChangeForm>
  );
}

/** One's e-mail, which changes when the link that goes to the new one is opened. */
function EmailForm({ account, onUnsaved }: AccountFormProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, refuse, change } = useChange();
  const [email, setEmail] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const mailGoesOut = useMailGoesOut();
  useReportUnsaved('email', email !== '', onUnsaved);
  const { emailPorConfirmar: waiting } = account;

  const ask = async (): Promise<void> => {
    const { ligacao, ...changed } = await dataProvider.changeAccount({ email: email.trim() });
    setLink(ligacao);
    setEmail('');
    queryClient.setQueryData(accountKeys.account, changed);
  };
  const submit = (): void => {
    if (email.trim() === '') refuse('Escreva o novo e-mail.');
    else void change(ask, '', 'Erro ao mudar o e-mail. Tente novamente.');
  };

  return (
    <ChangeForm title="E-mail" state={state} label="Mudar e-mail" busyLabel="A enviar..." onSubmit={submit}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        O e-mail da sua conta é <strong>{account.email}</strong>.
      </Typography>
      {waiting !== null && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
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
      <TextField
        id="conta-email"
        label="Novo e-mail"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={state.fields['email'] !== undefined}
        helperText={state.fields['email'] ?? (mailGoesOut ? 'Avisamos também o e-mail que tem agora.' : undefined)}
        slotProps={{ htmlInput: { maxLength: userInput.email.maxLength } }}
      />
    </ChangeForm>
  );
}
