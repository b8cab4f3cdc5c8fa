import { userInput } from '@contract/limits/user-input';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { PasswordField } from '../common/password-field.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import type { AccountFormProps } from './account-form-props.js';
import { accountKeys } from './account-keys.js';
import { ChangeForm } from './change-form.js';
import { useChange } from './use-change.js';
import { useReportUnsaved } from './use-report-unsaved.js';

const MIN = userInput.password.minLength;

/** One's password; every other session ends with the old one. */
export function PasswordForm({ account, onUnsaved }: AccountFormProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, refuse, change } = useChange();
  const [atual, setAtual] = useState('');
  const [nova, setNova] = useState('');
  useReportUnsaved('password', atual !== '' || nova !== '', onUnsaved);

  const save = async (): Promise<void> => {
    await dataProvider.changePassword({ atual, nova });
    setAtual('');
    setNova('');
    await queryClient.invalidateQueries({ queryKey: accountKeys.sessions });
  };
  const submit = (): void => {
    if (atual === '' || nova === '') refuse('Escreva a password atual e a nova.');
    else if (nova.length < MIN) refuse(`Password deve ter pelo menos ${MIN} caracteres.`);
    else
      void change(save, 'Password mudada. As outras sessões terminaram.', 'Erro ao mudar a password. Tente novamente.');
  };

  return (
    <ChangeForm title="Password" state={state} label="Mudar password" busyLabel="A mudar..." onSubmit={submit}>
      {/* for password managers, which keep the two together */}
      <input type="text" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField
        id="conta-password-atual"
        label="Password atual"
        autoComplete="current-password"
        value={atual}
        onChange={(event) => setAtual(event.target.value)}
        error={state.fields['atual'] !== undefined}
        helperText={state.fields['atual']}
      />
      <PasswordField
        id="conta-password-nova"
        label="Nova password"
        autoComplete="new-password"
        value={nova}
        onChange={(event) => setNova(event.target.value)}
        error={state.fields['nova'] !== undefined}
        helperText={state.fields['nova'] ?? `Pelo menos ${MIN} caracteres. As outras sessões terminam.`}
      />
    </ChangeForm>
  );
}
