import { userInput } from '@contract/limits/user-input';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { Conta } from '../api-types.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { renameStoredUser } from '../session/session.js';
import { accountKeys } from './account-keys.js';
import { ChangeForm } from './change-form.js';
import type { AccountFormProps } from './account-form-props.js';
import { useChange } from './use-change.js';
import { useReportUnsaved } from './use-report-unsaved.js';

/** One's name, as the greeting and the list of users show it. */
export function NameForm({ account, onUnsaved }: AccountFormProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, refuse, change } = useChange();
  const [nome, setNome] = useState(account.nome);
  useReportUnsaved('name', nome !== account.nome, onUnsaved);

  const save = async (): Promise<void> => {
    const changed: Conta = await dataProvider.changeAccount({ nome: nome.trim() });
    renameStoredUser(changed);
    setNome(changed.nome);
    queryClient.setQueryData(accountKeys.account, changed);
    await queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
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
