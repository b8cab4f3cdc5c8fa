import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useDataProvider, useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { pedidoDadosInput } from '@contract/limits/pedido-dados-input';
import { useChange } from '../../account/use-change.js';
import type { Schemas } from '../../api-types.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { useNow } from '../../common/dates/use-now.js';
import { useUnsavedMark } from '../../common/form/unsaved-guard.js';
import { LiveRegion } from '../../common/live-region.js';
import { useSection } from '../../common/section/section-context.js';
import { BANNER_MS } from '../../common/timed-state.js';
import { requestTypes, requestWays } from './request-state.js';

const FAILURE = 'Erro ao guardar o pedido. Tente novamente.';
const EMPTY = { tipo: 'acesso', via: 'telefone', nome: '', email: '', detalhe: '', recebidoEm: '' } as const;

type Field = keyof typeof EMPTY;
type Said = Readonly<Record<Field, string>>;

const { site: _site, ...ways } = requestWays;

/** Puts down a request that came by telephone, letter or mail. */
export function NewRequest() {
  const { name: resource } = useSection();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const today = lisbonDay(useNow().toISOString());
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<Said>(EMPTY);
  const { state, refuse, change } = useChange();
  useUnsavedMark(isOpen && said !== EMPTY);

  const close = (): void => {
    setSaid(EMPTY);
    refuse('');
    setOpen(false);
  };
  const add = async (): Promise<void> => {
    const filled = Object.entries(said).filter(([, value]) => value.trim() !== '');
    const data = Object.fromEntries(filled.map(([name, value]) => [name, value.trim()]));
    await dataProvider.create<Schemas['PedidoDados']>(resource, { data });
    notify('Pedido registado com sucesso!', { type: 'success', autoHideDuration: BANNER_MS });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await change(add, '', FAILURE)) === true) close();
  };
  const field = (name: Field) => ({
    id: `pedido-${name}`,
    value: said[name],
    disabled: state.isSending,
    error: state.fields[name] !== undefined,
    helperText: state.fields[name],
    onChange: (event: { target: { value: string } }) => setSaid({ ...said, [name]: event.target.value }),
  });
  const choices = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([value, label]) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ));

  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        Registar pedido
      </Button>
      <Dialog
        open={isOpen}
        {...(state.isSending ? {} : { onClose: close })}
        maxWidth="sm"
        fullWidth
        aria-labelledby="novo-pedido"
      >
        <DialogTitle id="novo-pedido">Registar um pedido sobre dados pessoais</DialogTitle>
        <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'contents' }}>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <LiveRegion>
              {state.error !== '' && (
                <Alert severity="error" role="alert">
                  {state.error}
                </Alert>
              )}
            </LiveRegion>
            <TextField select label="O que pede" {...field('tipo')} sx={{ mt: 1 }}>
              {choices(requestTypes)}
            </TextField>
            <TextField select label="Como chegou" {...field('via')}>
              {choices(ways)}
            </TextField>
            <TextField
              label="Dia em que chegou"
              type="date"
              {...field('recebidoEm')}
              value={said.recebidoEm === '' ? today : said.recebidoEm}
              helperText={state.fields['recebidoEm'] ?? 'O prazo é um mês depois.'}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
            />
            <TextField
              label="Nome da pessoa"
              autoComplete="off"
              {...field('nome')}
              slotProps={{ htmlInput: { maxLength: pedidoDadosInput.nome.maxLength } }}
            />
            <TextField
              label="Email da pessoa"
              type="email"
              autoComplete="off"
              {...field('email')}
              helperText={state.fields['email'] ?? 'Com o email, os dados encontram-se em «Dados de uma pessoa».'}
              slotProps={{ htmlInput: { maxLength: pedidoDadosInput.email.maxLength } }}
            />
            <TextField
              label="Pedido"
              multiline
              minRows={3}
              {...field('detalhe')}
              slotProps={{ htmlInput: { maxLength: pedidoDadosInput.detalhe.maxLength } }}
            />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={close} disabled={state.isSending}>
              Cancelar
            </Button>
            <Button type="submit" variant="contained" disabled={state.isSending}>
              {state.isSending ? 'A guardar...' : 'Registar pedido'}
            </Button>
          </DialogActions>
        </Box>
      </Dialog>
    </>
  );
}
