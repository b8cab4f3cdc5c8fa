import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { passkeyInput } from '@contract/limits/passkey-input';
import { type FormEvent, useRef, useState } from 'react';
import { focusFirst } from '../../common/focus-first.js';

interface PasskeyNameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly initialName: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks what a passkey is called. */
export function PasskeyNameDialog({ title, label, initialName, onName, onCancel }: PasskeyNameDialogProps) {
  const [name, setName] = useState(initialName);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') setMissing(true);
    else onName(name.trim());
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby="nome-da-chave"
      slotProps={{ transition: { onEntered: () => focusFirst(field.current) } }}
    >
      <DialogTitle id="nome-da-chave">{title}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>Dê-lhe um nome que a distinga: onde está ou como é.</DialogContentText>
          <TextField
            id="nome-da-chave-campo"
            label="Nome"
            inputRef={field}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isMissing}
            helperText={isMissing ? 'Escreva um nome.' : 'Por exemplo: Telemóvel, Chave do escritório.'}
            slotProps={{ htmlInput: { maxLength: passkeyInput.nome.maxLength } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onCancel}>Cancelar</Button>
          <Button type="submit" variant="contained">
            {label}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
