import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useDataProvider } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { focusFirst } from '../common/focus-first.js';
import { PasswordField } from '../common/password-field.js';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { sentenceOf } from './sentence-of.js';

interface PasswordDialogProps {
  readonly onGiven: () => void;
  readonly onCancel: () => void;
}

/** Asks for one's password again, because some time has passed since it was written. */
export default function PasswordDialog({ onGiven, onCancel }: PasswordDialogProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');

  const confirm = useOneAtATime(async () => {
    setError('');
    setSending(true);
    try {
      await dataProvider.confirmPassword(password);
      onGiven();
    } catch (failure) {
      setError(sentenceOf(failure, 'Não foi possível confirmar a palavra-passe. Tente novamente.'));
    } finally {
      setSending(false);
    }
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // where it stands within a form, that is not sent by it
    event.stopPropagation();
    if (password === '') setError('Escreva a sua palavra-passe atual.');
    else void confirm();
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby="confirmar-password"
      slotProps={{ transition: { onEntered: () => focusFirst(field.current) } }}
    >
      <DialogTitle id="confirmar-password">Confirme a sua palavra-passe</DialogTitle>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            Já passou algum tempo desde que a escreveu. Por segurança, escreva-a outra vez para continuar.
          </DialogContentText>
          {error !== '' && (
            <Alert severity="error" role="alert">
              {error}
            </Alert>
          )}
          <PasswordField
            id="confirmar-password-campo"
            label="Palavra-passe"
            autoComplete="current-password"
            inputRef={field}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onCancel} disabled={isSending}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {isSending ? 'A confirmar...' : 'Confirmar'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
