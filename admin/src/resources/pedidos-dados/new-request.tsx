import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { pedidoDadosInput } from '@contract/limits/pedido-dados-input';
import { useChange } from '../../account/use-change.js';
import type { Schemas } from '../../api-types.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { useNow } from '../../common/dates/use-now.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { useUnsavedMark } from '../../common/form/unsaved-guard.js';
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
  const submit = async (): Promise<void> => {
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
      {isOpen && (
        <FormDialog
          title="Registar um pedido sobre dados pessoais"
          state={state}
          label="Registar pedido"
          onSubmit={() => void submit()}
          onClose={close}
        >
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
            label="E-mail da pessoa"
            type="email"
            autoComplete="off"
            {...field('email')}
            helperText={state.fields['email'] ?? 'Com o e-mail, os dados encontram-se em «Dados de uma pessoa».'}
            slotProps={{ htmlInput: { maxLength: pedidoDadosInput.email.maxLength } }}
          />
          <TextField
            label="Pedido"
            multiline
            minRows={3}
            {...field('detalhe')}
            slotProps={{ htmlInput: { maxLength: pedidoDadosInput.detalhe.maxLength } }}
          />
        </FormDialog>
      )}
    </>
  );
}
