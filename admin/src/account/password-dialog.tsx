import { DialogContentText } from '@mui/material';
import { PasswordInput } from 'react-admin';
import { FormDialog } from '../common/form/form-dialog.js';
import { useCalls } from '../common/use-read.js';
import { useChange } from '../common/form/use-change.js';

interface PasswordDialogProps {
  readonly onGiven: () => void;
  readonly onCancel: () => void;
}

export default function PasswordDialog({ onGiven, onCancel }: PasswordDialogProps) {
  const calls = useCalls();
  const { state, refuse, change } = useChange();
  return (
    <FormDialog
      title="Confirme a sua palavra-passe"
      record={{ password: '' }}
      state={state}
      label="Confirmar"
      busyLabel="A confirmar..."
      maxWidth="xs"
      focused="password"
      isUnguarded
      onSubmit={({ password }) => {
        const confirm = async (): Promise<void> => {
          await calls.POST('/api/conta/confirmacao', { password });
          onGiven();
        };
        if (password) void change(confirm, '', 'Não foi possível confirmar a palavra-passe. Tente novamente.');
        else refuse('Escreva a sua palavra-passe atual.');
      }}
      onClose={onCancel}
    >
      <DialogContentText>
        Já passou algum tempo desde que a escreveu. Por segurança, escreva-a outra vez para continuar.
      </DialogContentText>
      <PasswordInput source="password" label="Palavra-passe" autoComplete="current-password" helperText={false} />
    </FormDialog>
  );
}
