import { periods } from '@contract/periods';
import { userInput } from '@contract/limits/user-input';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { LinkToPassOn } from '../common/link-to-pass-on.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import type { AccountFormProps } from './account-form-props.js';
import { accountKeys } from './account-keys.js';
import { ChangeForm } from './change-form.js';
import { useChange } from './use-change.js';
import { useReportUnsaved } from './use-report-unsaved.js';

/** One's e-mail, which changes when the link that goes to the new one is opened. */
export function EmailForm({ account, onUnsaved }: AccountFormProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, refuse, change } = useChange();
  const [email, setEmail] = useState('');
  const [link, setLink] = useState<string | null>(null);
  useReportUnsaved('email', email !== '', onUnsaved);
  const { emailPorConfirmar: waiting } = account;

  const ask = async (): Promise<void> => {
    const { ligacao, ...changed } = await dataProvider.changeAccount({ email: email.trim() });
    setLink(ligacao);
    setEmail('');
    queryClient.setQueryData(accountKeys.account, changed);
  };
  const submit = (): void => {
    if (email.trim() === '') refuse('Escreva o novo email.');
    else void change(ask, '', 'Erro ao mudar o email. Tente novamente.');
  };

  return (
    <ChangeForm title="Email" state={state} label="Mudar email" busyLabel="A enviar..." onSubmit={submit}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        O email da sua conta é <strong>{account.email}</strong>.
      </Typography>
      {waiting !== null && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          Enviámos uma ligação para <strong>{waiting}</strong>. O email muda quando a abrir e confirmar; vale{' '}
          {periods.newEmailHours} horas.
        </Alert>
      )}
      {waiting !== null && link !== null && (
        <LinkToPassOn url={link} name="a confirmação">
          Este sistema não tem servidor de correio: as mensagens ficam guardadas em ficheiros. Abra a ligação para
          confirmar o novo email:
        </LinkToPassOn>
      )}
      <TextField
        id="conta-email"
        label="Novo email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={state.fields['email'] !== undefined}
        helperText={state.fields['email'] ?? 'Avisamos também o email que tem agora.'}
        slotProps={{ htmlInput: { maxLength: userInput.email.maxLength } }}
      />
    </ChangeForm>
  );
}
