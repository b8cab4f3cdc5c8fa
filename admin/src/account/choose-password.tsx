import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLogout } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { userInput } from '@contract/limits/user-input';
import type { Conta } from '../api-types.js';
import { PasswordField } from '../common/password-field.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { CardForm } from '../login/card-form.js';
import { LoginCard } from '../login/login-card.js';
import { endOnServer } from '../session/end-on-server.js';
import { accountKeys } from './own-account.js';
import { useChange } from './use-change.js';

const MIN = userInput.password.minLength;
const TITLE = 'Escolha a sua palavra-passe';

/** Comes before everything else where somebody else chose one's password, who therefore knows it. */
export default function ChoosePassword({ account }: { readonly account: Conta }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const logout = useLogout();
  const first = useRef<HTMLInputElement>(null);
  const { state, refuse, change } = useChange();
  const [atual, setAtual] = useState('');
  const [nova, setNova] = useState('');
  useEffect(() => {
    document.title = `${TITLE} · Painel Admin`;
    first.current?.focus();
  }, []);

  const save = async (): Promise<void> => {
    await dataProvider.changePassword({ atual, nova });
    queryClient.setQueryData(accountKeys.account, { ...account, passwordDeOutrem: false });
  };
  const submit = (): void => {
    if (atual === '' || nova === '') refuse('Escreva a palavra-passe que lhe deram e a nova.');
    else if (nova.length < MIN) refuse(`A palavra-passe deve ter pelo menos ${MIN} caracteres.`);
    else void change(save, '', 'Erro ao mudar a palavra-passe. Tente novamente.');
  };

  return (
    <LoginCard
      title={TITLE}
      prompt="A que tem foi escolhida por outra pessoa, que a conhece. Antes de continuar, escolha uma que só você saiba."
    >
      <CardForm
        error={state.error}
        isBusy={state.isSending}
        label="Guardar e continuar"
        busyLabel="A guardar..."
        onSubmit={submit}
      >
        {/* for password managers, which keep the two together */}
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField
          id="password-que-deram"
          label="Palavra-passe que lhe deram"
          autoComplete="current-password"
          size="medium"
          inputRef={first}
          value={atual}
          onChange={(event) => setAtual(event.target.value)}
          error={state.fields['atual'] !== undefined}
          helperText={state.fields['atual']}
        />
        <PasswordField
          id="password-propria"
          label="Nova palavra-passe"
          autoComplete="new-password"
          size="medium"
          value={nova}
          onChange={(event) => setNova(event.target.value)}
          error={state.fields['nova'] !== undefined}
          helperText={state.fields['nova'] ?? `Pelo menos ${MIN} caracteres`}
        />
      </CardForm>
      <Button
        fullWidth
        sx={{ mt: 2 }}
        onClick={() => {
          endOnServer();
          void logout({}, '/login', false);
        }}
      >
        Sair
      </Button>
    </LoginCard>
  );
}
