import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useDataProvider } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { conviteInput } from '@contract/limits/convite-input';
import { periods } from '@contract/periods';
import type { ConviteCriado } from '../../api-types.js';
import { CopyUrlButton } from '../../common/copy-url-button.js';
import { useUnsavedMark } from '../../common/form/unsaved-guard.js';
import { useSection } from '../../common/section/section-context.js';
import { useOneAtATime } from '../../common/use-one-at-a-time.js';

type State =
  | { readonly kind: 'closed' | 'asking' | 'making' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'made'; readonly url: string };

const MAX_NOTE = conviteInput.nota.maxLength;
const FAILURE = 'Erro ao criar o convite. Tente novamente.';

/** Makes an invitation and shows its link, which can be read this once only: the dialog closes by its button alone. */
export function NewInvitation() {
  const { name: resource } = useSection();
  const dataProvider = useDataProvider();
  const [state, setState] = useState<State>({ kind: 'closed' });
  const [note, setNote] = useState('');
  useUnsavedMark(state.kind !== 'closed' && (note !== '' || state.kind === 'made'));

  const make = useOneAtATime(async () => {
    setState({ kind: 'making' });
    try {
      const nota = note.trim() === '' ? null : note.trim();
      const { data } = await dataProvider.create<ConviteCriado>(resource, { data: { nota } });
      setState({ kind: 'made', url: data.url });
      setNote('');
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof Error && error.message ? error.message : FAILURE });
    }
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void make();
  };

  const close = (): void => {
    setNote('');
    setState({ kind: 'closed' });
  };
  const isHeld = state.kind === 'making' || state.kind === 'made';
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setState({ kind: 'asking' })}>
        Criar convite
      </Button>
      <Dialog
        open={state.kind !== 'closed'}
        {...(isHeld ? {} : { onClose: close })}
        maxWidth="sm"
        fullWidth
        aria-labelledby="novo-convite"
      >
        <DialogTitle id="novo-convite">Convite para testemunho</DialogTitle>
        {state.kind === 'made' ? (
          <>
            <DialogContent>
              <Box sx={{ display: 'grid', gap: 2 }}>
                <Alert severity="success">
                  Convite criado com sucesso! A ligação só é mostrada agora: copie-a e envie-a.
                </Alert>
                <TextField
                  id="convite-ligacao"
                  label="Ligação"
                  value={state.url}
                  multiline
                  onFocus={(event) => event.target.select()}
                  slotProps={{ htmlInput: { readOnly: true } }}
                  sx={{ mt: 1 }}
                />
              </Box>
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>Fechar</Button>
              <CopyUrlButton url={state.url} name="o convite" label="Copiar ligação" />
            </DialogActions>
          </>
        ) : (
          <form onSubmit={submit}>
            <DialogContent>
              <Box sx={{ display: 'grid', gap: 2 }}>
                {state.kind === 'failed' && <Alert severity="error">{state.message}</Alert>}
                <TextField
                  id="convite-nota"
                  label="Nota"
                  value={note}
                  disabled={state.kind === 'making'}
                  onChange={(event) => setNote(event.target.value)}
                  helperText={`Para quem é. Veem-na os administradores e, se a nota tiver o e-mail da pessoa, ela própria, quando pedir os seus dados. O convite vale ${periods.testimonialDays} dias e serve uma vez.`}
                  slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
                  sx={{ mt: 1 }}
                />
              </Box>
            </DialogContent>
            <DialogActions>
              <Button onClick={close} disabled={state.kind === 'making'}>
                Cancelar
              </Button>
              <Button type="submit" variant="contained" disabled={state.kind === 'making'}>
                {state.kind === 'making' ? 'A criar...' : 'Criar convite'}
              </Button>
            </DialogActions>
          </form>
        )}
      </Dialog>
    </>
  );
}
