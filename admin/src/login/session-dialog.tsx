import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider } from 'ra-core';
import { Stack } from '../common/parts.js';
import { TitledDialog } from '../common/titled-dialog.js';
import { LoginForm } from './login-form.js';
import type { LogInAnswer } from './log-in.js';
import { storedUser } from '../session/session.js';

/** Renews a session that ended while someone was typing: they log in on the spot, and nothing typed is lost. */
export default function SessionDialog({ onRenewed }: { readonly onRenewed: () => void }) {
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();

  const renew = async (answer: LogInAnswer): Promise<void> => {
    await authProvider?.login(answer);
    await queryClient.invalidateQueries({ refetchType: 'none' });
    onRenewed();
  };

  return (
    <TitledDialog title="A sua sessão terminou" maxWidth="xs">
      <Stack>
        <DialogContentText>Entre novamente para continuar. O que escreveu não se perde.</DialogContentText>
        <LoginForm onLogin={renew} initialEmail={storedUser()?.email ?? ''} />
      </Stack>
    </TitledDialog>
  );
}
