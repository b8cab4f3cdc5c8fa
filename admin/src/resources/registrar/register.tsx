import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { UnsavedGuard } from '../../common/form/unsaved-guard.js';
import { LiveRegion } from '../../common/live-region.js';
import { PapelField } from '../../common/papel-field.js';
import { PasswordField } from '../../common/password-field.js';
import { MIN_PASSWORD, type NewUser, useRegister } from './use-register.js';

const EMPTY: NewUser = { nome: '', email: '', password: '', papel: 'administracao' };
const BACK_TO_LIST_MS = 1500;

/** 'Registrar Novo Utilizador'; a success leads to the list of users after 1.5 s. */
export default function Register() {
  const [user, setUser] = useState(EMPTY);
  const { state, register } = useRegister();
  const navigate = useNavigate();
  const isDone = state.kind === 'done';
  const errors = state.kind === 'failed' ? state.fields : {};
  const isTyped = user.nome !== '' || user.email !== '' || user.password !== '';

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = window.setTimeout(() => void navigate('/dashboard/utilizadores'), BACK_TO_LIST_MS);
    return () => window.clearTimeout(timer);
  }, [isDone, navigate]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending' || isDone) return;
    if (await register(user)) setUser(EMPTY);
  };

  const field = (name: Exclude<keyof NewUser, 'papel'>) => ({
    id: `registo-${name}`,
    value: user[name],
    disabled: state.kind === 'sending',
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setUser({ ...user, [name]: event.target.value }),
  });

  return (
    <Paper variant="outlined" sx={{ maxWidth: 520, mx: 'auto', p: { xs: 2, md: 4 }, borderRadius: 3 }}>
      <Typography variant="h2">Registrar Novo Utilizador</Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        Adicione um novo utilizador ao sistema
      </Typography>
      <UnsavedGuard isUnsaved={isTyped && !isDone} />
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        <LiveRegion>
          {isDone && <Alert severity="success">Utilizador registrado com sucesso!</Alert>}
          {state.kind === 'failed' && (
            <Alert severity="error" role="alert">
              {state.message}
            </Alert>
          )}
        </LiveRegion>
        <TextField {...field('nome')} label="Nome" placeholder="Nome completo" autoComplete="off" required />
        <TextField {...field('email')} label="Email" type="email" autoComplete="off" required />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          required
          helperText={errors.password ?? `Pelo menos ${MIN_PASSWORD} caracteres`}
        />
        <PapelField
          id="registo-papel"
          value={user.papel}
          disabled={state.kind === 'sending'}
          onChange={(papel) => setUser({ ...user, papel })}
        />
        <Button type="submit" variant="contained" size="large" disabled={state.kind === 'sending' || isDone}>
          {state.kind === 'sending' ? 'Registrando...' : 'Registrar Utilizador'}
        </Button>
      </Box>
    </Paper>
  );
}
