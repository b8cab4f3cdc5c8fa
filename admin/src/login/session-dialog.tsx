import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conta } from '../api-types.js';
import { Stack } from '../common/parts.js';
import { TitledDialog } from '../common/titled-dialog.js';
import { accountKeys } from '../query-client.js';
import { startAnew, storedUser } from '../session/session.js';
import { store } from '../theme/store.js';
import { logIn, type LogInAnswer } from './log-in.js';
import { LoginForm } from './login-form.js';

/**
 * Renews a session that ended while someone was typing: they log in on the spot, and nothing typed is lost. Somebody else
 * who logs in gets a page of their own, and sees and sends nothing of it.
 */
export default function SessionDialog({ onRenewed }: { readonly onRenewed: () => void }) {
  const queryClient = useQueryClient();
  // another window may have signed out already, and taken the stored one along
  const [typist] = useState(() => queryClient.getQueryData<Conta>(accountKeys.account) ?? storedUser());

  const renew = async (answer: LogInAnswer): Promise<void> => {
    await logIn(answer);
    if (storedUser()?.id !== typist?.id) {
      store.reset();
      return startAnew();
    }
    await queryClient.invalidateQueries({ refetchType: 'none' });
    // the account may say that something else comes first
    await queryClient.refetchQueries({ queryKey: accountKeys.account, exact: true });
    onRenewed();
  };

  return (
    <TitledDialog title="A sua sessão terminou" maxWidth="xs">
      <Stack>
        <DialogContentText>
          Entre novamente para continuar. O que escreveu não se perde. Com outra conta, o painel começa de novo, sem o
          que aqui está escrito.
        </DialogContentText>
        <LoginForm onLogin={renew} initialEmail={typist?.email ?? ''} />
      </Stack>
    </TitledDialog>
  );
}
