import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import type { Conta } from '../api-types.js';
import { ChangeForm } from '../common/form/change-form.js';
import { Outcome } from '../common/live-region.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { EntryGate } from './entry-gate.js';
import { accountKeys } from './own-account.js';
import { NO_PASSWORDS, PasswordInputs, type Passwords, passwordProblem } from './password-inputs.js';
import { useChange } from '../common/form/use-change.js';

const PRESENT = 'que lhe deram';

/** Comes before everything else where somebody else chose one's password, who therefore knows it. */
export default function ChoosePassword({ account }: { readonly account: Conta }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, refuse, change } = useChange();
  useEffect(() => {
    document.getElementById('conta-password-atual')?.focus();
  }, []);
  const save = async (passwords: Passwords): Promise<void> => {
    await dataProvider.changePassword(passwords);
    queryClient.setQueryData(accountKeys.account, { ...account, passwordDeOutrem: false });
  };

  return (
    <EntryGate
      title="Escolha a sua palavra-passe"
      prompt="A que tem foi escolhida por outra pessoa, que a conhece. Antes de continuar, escolha uma que só você saiba."
    >
      <ChangeForm
        record={NO_PASSWORDS}
        state={state}
        onSubmit={(passwords) => {
          const problem = passwordProblem(passwords, PRESENT);
          if (problem !== undefined) return refuse(problem);
          return change(() => save(passwords), '', 'Erro ao mudar a palavra-passe. Tente novamente.');
        }}
      >
        <Outcome state={state} />
        <PasswordInputs email={account.email} present={PRESENT} />
        <Button type="submit" variant="contained" size="large" disabled={state.isSending}>
          {state.isSending ? 'A guardar...' : 'Guardar e continuar'}
        </Button>
      </ChangeForm>
    </EntryGate>
  );
}
