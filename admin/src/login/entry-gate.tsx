import { Box, Button } from '@mui/material';
import { type ComponentProps, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLeave } from '../session/use-leave.js';
import type { Conta } from '../api-types.js';
import { SentForm } from '../common/form/change-form.js';
import { UnsavedGuard } from '../common/form/unsaved-guard.js';
import { accountKeys } from '../query-client.js';
import { PasswordInputs, usePasswordChange } from '../account/password-inputs.js';
import { SecondStepCard } from '../account/second-step/second-step-card.js';
import { firstStepsKey, store } from '../theme/store.js';
import { LoginCard } from './login-card.js';

/** Comes before everything else until something is done about the account. */
export default function EntryGate({ account }: { readonly account: Conta }) {
  return account.passwordDeOutrem ? <ChoosePassword account={account} /> : <DemandSecondStep />;
}

function GateCard({ title, children, ...card }: ComponentProps<typeof LoginCard> & { readonly title: string }) {
  const leave = useLeave();
  useEffect(() => {
    document.title = `${title} · Painel Admin`;
  }, [title]);
  return (
    <LoginCard title={title} {...card}>
      {children}
      <Button fullWidth onClick={leave}>
        Sair
      </Button>
    </LoginCard>
  );
}

const PRESENT = 'que lhe deram';

/** Asks for a password of one's own, where somebody else chose it and therefore knows it. */
function ChoosePassword({ account }: { readonly account: Conta }) {
  const queryClient = useQueryClient();
  const form = usePasswordChange(PRESENT, '', () => {
    // only somebody new has a password that another person chose
    store.setItem(firstStepsKey(account.id), []);
    queryClient.setQueryData(accountKeys.account, { ...account, passwordDeOutrem: false });
  });
  useEffect(() => {
    document.getElementById('conta-password-atual')?.focus();
  }, []);
  return (
    <GateCard
      title="Escolha a sua palavra-passe"
      prompt="A que tem foi escolhida por outra pessoa, que a conhece. Antes de continuar, escolha uma que só você saiba."
    >
      <SentForm {...form} label="Guardar e continuar" button={{ size: 'large' }}>
        <PasswordInputs email={account.email} present={PRESENT} />
      </SentForm>
    </GateCard>
  );
}

function DemandSecondStep() {
  return (
    <GateCard
      title="Falta o segundo passo"
      prompt="As contas como a sua têm de ter um segundo passo para entrar. Demora dois minutos a configurar."
      maxWidth={640}
    >
      <UnsavedGuard isUnsaved="anywhere" />
      <Box sx={{ mx: { xs: -2, sm: 0 } }}>
        <SecondStepCard />
      </Box>
    </GateCard>
  );
}
