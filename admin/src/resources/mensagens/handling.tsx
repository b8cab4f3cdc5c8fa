import { mensagemInput } from '@contract/limits/mensagem-input';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDataProvider, useGetList, useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../account/use-change.js';
import type { Schemas, User } from '../../api-types.js';
import { useUnsavedMark } from '../../common/form/use-unsaved-mark.js';
import { LiveRegion } from '../../common/live-region.js';
import { BANNER_MS } from '../../common/use-brief.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { type Estado, stateChoices } from './message-words.js';

const NOBODY = '';
const EVERYBODY = { pagination: { page: 1, perPage: 100 }, sort: { field: 'nome', order: 'ASC' } } as const;

interface HandlingProps {
  readonly message: Schemas['Mensagem'];
  readonly onHandled: (message: Schemas['Mensagem']) => void;
}

/** Where a message stands, who has it, and what the team tells itself of it. */
export function Handling({ message, onHandled }: HandlingProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const { data: users = [] } = useGetList<User>('users', EVERYBODY);
  const [estado, setEstado] = useState<Estado>(message.estado);
  const [responsavel, setResponsavel] = useState(String(message.responsavel?.id ?? NOBODY));
  const [nota, setNota] = useState(message.nota ?? '');
  const { state, change } = useChange(async (action) => {
    await action();
    return true;
  });
  const isChanged =
    estado !== message.estado ||
    responsavel !== String(message.responsavel?.id ?? NOBODY) ||
    nota !== (message.nota ?? '');
  useUnsavedMark(isChanged);

  const save = async (): Promise<void> => {
    const responsavelId = responsavel === NOBODY ? null : Number(responsavel);
    const handled = { estado, responsavelId, nota: nota.trim() === '' ? null : nota, versao: message.versao };
    onHandled(await dataProvider.handleMessage(message.id, handled));
    notify('Guardado.', { type: 'success', autoHideDuration: BANNER_MS });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void change(save, '', 'Não foi possível guardar. Tente novamente.');
  };
  // whoever has it is named also where the account is no more among those that may be chosen
  const people = new Map(users.map(({ id, nome }) => [String(id), nome]));
  if (message.responsavel !== null) people.set(String(message.responsavel.id), message.responsavel.nome);

  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      aria-labelledby="tratamento"
      onSubmit={submit}
      sx={{ p: { xs: 2, md: 3 }, borderRadius: 3, display: 'grid', gap: 2 }}
    >
      <Typography id="tratamento" variant="h2">
        Tratamento
      </Typography>
      <LiveRegion>
        {state.error !== '' && (
          <Alert severity="error" role="alert">
            {state.error}
          </Alert>
        )}
      </LiveRegion>
      <TextField
        select
        id="estado"
        label="Estado"
        value={estado}
        onChange={(event) => setEstado(event.target.value as Estado)}
      >
        {stateChoices.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id="responsavel"
        label="Quem trata"
        value={responsavel}
        onChange={(event) => setResponsavel(event.target.value)}
        error={state.fields['responsavelId'] !== undefined}
        helperText={state.fields['responsavelId']}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={NOBODY}>Ninguém, por agora</MenuItem>
        {[...people].map(([id, nome]) => (
          <MenuItem key={id} value={id}>
            {nome}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id="nota"
        label="Nota para a equipa"
        multiline
        minRows={3}
        value={nota}
        onChange={(event) => setNota(event.target.value)}
        helperText="Não é enviada, mas quem escreveu pode pedir para a ler."
        slotProps={{ htmlInput: { maxLength: mensagemInput.nota.maxLength } }}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={!isChanged || state.isSending}>
          {state.isSending ? 'A guardar...' : 'Guardar'}
        </Button>
      </Box>
    </Paper>
  );
}
