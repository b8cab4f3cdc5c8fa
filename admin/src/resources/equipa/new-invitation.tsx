import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { ConviteCriado } from '../../api-types.js';
import { CopyUrlButton } from '../../common/copy-url-button.js';

type State =
  | { readonly kind: 'closed' | 'asking' | 'making' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'made'; readonly url: string };

const MAX_NOTE = 200;
const FAILURE = 'Erro ao criar o convite. Tente novamente.';

/** Makes an invitation and shows its link, which can be read this once only. */
export function NewInvitation() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'closed' });
  const [note, setNote] = useState('');

  const make = async (): Promise<void> => {
    setState({ kind: 'making' });
    try {
      const nota = note.trim() === '' ? null : note.trim();
      const { data } = await dataProvider.create<ConviteCriado>('convites', { data: { nota } });
      setState({ kind: 'made', url: data.url });
      setNote('');
      await queryClient.invalidateQueries({ queryKey: ['convites'] });
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof Error && error.message ? error.message : FAILURE });
    }
  };

  const close = (): void => setState({ kind: 'closed' });
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setState({ kind: 'asking' })}>
        Criar convite
      </Button>
      <Dialog open={state.kind !== 'closed'} onClose={close} maxWidth="sm" fullWidth aria-labelledby="novo-convite">
        <DialogTitle id="novo-convite">Convite para testemunho</DialogTitle>
        <DialogContent>
          {state.kind === 'made' ? (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Alert severity="success">
                Convite criado com sucesso! A ligação só é mostrada agora: copie-a e envie-a.
              </Alert>
              <TextField
                label="Ligação"
                value={state.url}
                slotProps={{ htmlInput: { readOnly: true } }}
                sx={{ mt: 1 }}
              />
              <CopyUrlButton url={state.url} name="o convite" />
            </Box>
          ) : (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {state.kind === 'failed' && <Alert severity="error">{state.message}</Alert>}
              <TextField
                label="Nota"
                value={note}
                onChange={(event) => setNote(event.target.value)}
                helperText="Para quem é; só os administradores a veem. O convite vale 14 dias e serve uma vez."
                slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
                sx={{ mt: 1 }}
              />
            </Box>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close}>Fechar</Button>
          {state.kind !== 'made' && (
            <Button variant="contained" disabled={state.kind === 'making'} onClick={() => void make()}>
              {state.kind === 'making' ? 'A criar...' : 'Criar convite'}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
