import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDataProvider } from 'ra-core';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { userInput } from '@contract/limits/user-input';
import type { User } from '../../api-types.js';
import { UnsavedGuard } from '../../common/form/unsaved-guard.js';
import { LiveRegion } from '../../common/live-region.js';
import { PapelField } from '../../common/papel-field.js';
import { PasswordField } from '../../common/password-field.js';
import { useOneAtATime } from '../../common/use-one-at-a-time.js';
import { fieldErrors } from '../../data-provider/field-errors.js';
import { asksForPassword } from '../../data-provider/recent-password.js';

const MIN_PASSWORD = userInput.password.minLength;
const FALLBACK = 'Erro no registro';

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
          {state.kind === 'failed' && <Alert severity="error">{state.message}</Alert>}
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

interface NewUser {
  readonly nome: string;
  readonly email: string;
  readonly password: string;
  readonly papel: User['papel'];
}

type RegisterState =
  | { readonly kind: 'idle' | 'sending' | 'done' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly fields: Readonly<Partial<Record<keyof NewUser, string>>>;
    };

function problemOf({ nome, email, password }: NewUser): string | null {
  if (nome.trim() === '' || email.trim() === '' || password === '') return 'Nome, email e password são obrigatórios.';
  return password.length < MIN_PASSWORD ? `Password deve ter pelo menos ${MIN_PASSWORD} caracteres.` : null;
}

/** Registers a user with the specified checks and sentences. */
function useRegister(): {
  readonly state: RegisterState;
  /** Registers; settles with whether it did. While one is under way, another is not sent. */
  readonly register: (user: NewUser) => Promise<boolean | undefined>;
} {
  const dataProvider = useDataProvider();
  const [state, setState] = useState<RegisterState>({ kind: 'idle' });

  const send = async (user: NewUser): Promise<boolean> => {
    const problem = problemOf(user);
    if (problem !== null) {
      setState({ kind: 'failed', message: problem, fields: {} });
      return false;
    }
    setState({ kind: 'sending' });
    try {
      await dataProvider.create('users', {
        data: { nome: user.nome.trim(), email: user.email.trim(), password: user.password, papel: user.papel },
      });
      setState({ kind: 'done' });
      return true;
    } catch (error) {
      if (asksForPassword(error)) {
        setState({ kind: 'idle' });
        return false;
      }
      const message = error instanceof Error && error.message ? error.message : FALLBACK;
      setState({ kind: 'failed', message, fields: fieldErrors(error) });
      return false;
    }
  };

  return { state, register: useOneAtATime(send) };
}
