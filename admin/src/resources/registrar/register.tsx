import { Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { PasswordInput } from 'react-admin';
import { useNavigate } from 'react-router';
import { userInput } from '@contract/limits/user-input';
import { useApiChange } from '../../common/form/use-api-change.js';
import type { Schemas } from '../../api-types.js';
import { ChangeForm } from '../../common/form/change-form.js';
import { LineInput } from '../../common/form/line-input.js';
import { UnsavedGuard } from '../../common/form/unsaved-guard.js';
import { Sheet } from '../../common/parts.js';
import { Outcome } from '../../common/feedback.js';
import { PapelInput } from '../../common/papel-input.js';

const MIN_PASSWORD = userInput.password.minLength;

type NewUser = Schemas['UserInput'] & Pick<Schemas['User'], 'papel'>;

/** 'Registrar Novo Utilizador'; a success leads to the list of users after 1.5 s. */
export default function Register() {
  const navigate = useNavigate();
  const { state, refuse, change } = useApiChange();
  const { isDone, isSending } = state;

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = window.setTimeout(() => void navigate('/dashboard/utilizadores'), 1500);
    return () => window.clearTimeout(timer);
  }, [isDone, navigate]);

  const register = ({ password, papel, ...typed }: NewUser): unknown => {
    if (isDone) return undefined;
    const data = { nome: typed.nome.trim(), email: typed.email.trim(), password, papel };
    if (data.nome === '' || data.email === '' || !password) return refuse('Nome, email e password são obrigatórios.');
    if (password.length < MIN_PASSWORD) return refuse(`Password deve ter pelo menos ${MIN_PASSWORD} caracteres.`);
    return change((calls) => calls.create('users', { data }), 'Utilizador registrado com sucesso!', 'Erro no registro');
  };

  return (
    <Sheet sx={{ maxWidth: 520, mx: 'auto' }}>
      <Typography variant="h2">Registrar Novo Utilizador</Typography>
      <Typography color="textSecondary" gutterBottom>
        Adicione um novo utilizador ao sistema
      </Typography>
      <UnsavedGuard isUnsaved="anywhere" />
      <ChangeForm
        record={{ nome: '', email: '', password: '', papel: 'administracao' }}
        state={state}
        onSubmit={register}
      >
        <Outcome state={state} />
        <LineInput source="nome" label="Nome" placeholder="Nome completo" autoComplete="off" required />
        <LineInput source="email" label="Email" type="email" autoComplete="off" required />
        <PasswordInput
          source="password"
          id="registo-password"
          label="Password"
          autoComplete="new-password"
          required
          helperText={`Pelo menos ${MIN_PASSWORD} caracteres`}
        />
        <PapelInput />
        <Button type="submit" variant="contained" size="large" disabled={isSending || isDone}>
          {isSending ? 'Registrando...' : 'Registrar Utilizador'}
        </Button>
      </ChangeForm>
    </Sheet>
  );
}
