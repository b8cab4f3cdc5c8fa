import { userInput } from '@contract/limits/user-input';
import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordInput } from 'react-admin';
import { useMatch, useNavigate, useParams } from 'react-router';
import { sentenceOf } from '../data-provider/field-errors.js';
import type { Schemas } from '../api-types.js';
import { authProvider } from '../auth-provider.js';
import { fetchBackOffice } from '../back-office.js';
import { briefly, lazyPart } from '../common/lazy-part.js';
import { LoadingBlock } from '../common/feedback.js';
import { useChange } from '../common/form/use-change.js';
import { type LogInAnswer, SecondStepWanted } from '../login/log-in.js';
import { CardForm, LoginCard, ToLogin } from '../login/login-card.js';
import { queryClient } from '../query-client.js';
import { clearSession, storedUser } from '../session/session.js';
import { firstStepsKey, store } from '../theme/store.js';
import { publicApi } from '../data-provider/api.js';

const SecondStepForm = lazyPart(() => import('../login/second-step-form.js'), { waiting: () => <LoadingBlock /> });

type Holder = Schemas['LigacaoDePassword'];

/** An invited colleague has had no password, and so no session. */
const FIRST = { primeira: true, temSessoes: false };

/**
 * The page of a link that sets a password and then signs in: that in the invitation of a colleague, that for a forgotten
 * password, and that for the first administrator. It changes nothing by being opened: mail scanners open links.
 */
export default function PasswordByLink() {
  const path = useMatch('/convite-conta/:token') === null ? '/api/recuperar/{token}' : '/api/convite-conta/{token}';
  const { token = '' } = useParams();
  const read = async (): Promise<Holder> => ({ ...FIRST, ...(await publicApi.GET(path, { token })) });
  const save = (password: string) => publicApi.POST(path, { token }, { password });
  const options = { queryKey: ['password-by-link', token], queryFn: read, retry: false, staleTime: Infinity };
  const { data: holder, error } = useQuery(options, queryClient);
  return (
    <LoginCard
      title={holder?.primeira === true ? 'A sua conta' : 'Nova palavra-passe'}
      prompt={holder ? promptFor(holder) : ''}
    >
      {error !== null && (
        <Alert severity="error">{sentenceOf(error, 'Não foi possível abrir a ligação. Tente novamente.')}</Alert>
      )}
      {holder === undefined && error === null && <LoadingBlock />}
      {holder !== undefined && <HolderForm holder={holder} save={save} />}
      <ToLogin />
    </LoginCard>
  );
}

function promptFor({ primeira, temSessoes }: Holder): string {
  if (primeira) return 'Escolha a palavra-passe com que vai entrar no painel; mais ninguém a fica a saber.';
  return `Escolha a palavra-passe com que vai entrar.${temSessoes ? ' As sessões abertas terminam.' : ''}`;
}

const MIN = userInput.password.minLength;

interface HolderFormProps {
  readonly holder: Holder;
  readonly save: (password: string) => Promise<unknown>;
}

function HolderForm({ holder, save }: HolderFormProps) {
  const { nome, email, primeira } = holder;
  const navigate = useNavigate();
  const [stopped, setStopped] = useState<SecondStepWanted | 'saved'>();
  const { state, refuse, change } = useChange();

  const enter = async (answer: LogInAnswer): Promise<void> => {
    await authProvider.login(answer);
    const user = storedUser();
    if (primeira && user !== null) store.setItem(firstStepsKey(user.id), []);
    await briefly(fetchBackOffice('/dashboard'));
    await navigate('/dashboard', { replace: true });
  };
  const saveAndEnter = async (password: string): Promise<void> => {
    await save(password);
    // whoever was signed in here is so no more, and nothing of theirs is shown to who comes
    clearSession();
    store.reset();
    queryClient.clear();
    try {
      await enter({ email, password });
    } catch (error) {
      setStopped(error instanceof SecondStepWanted ? error : 'saved');
    }
  };
  const submit = ({ password }: { readonly password: string }): void => {
    if (!password || password.length < MIN) refuse(`A palavra-passe deve ter pelo menos ${MIN} caracteres.`);
    else void change(() => saveAndEnter(password), '', 'Erro ao guardar a palavra-passe. Tente novamente.');
  };

  if (stopped instanceof SecondStepWanted) {
    return <SecondStepForm wanted={stopped} onLogin={enter} onBack={() => setStopped('saved')} />;
  }
  if (stopped === 'saved') {
    return (
      <Alert severity="success" role="status">
        Palavra-passe guardada. Já pode entrar com ela.
      </Alert>
    );
  }
  return (
    <CardForm
      record={{ password: '' }}
      state={state}
      label="Guardar e entrar"
      busyLabel="A guardar..."
      onSubmit={submit}
    >
      <Typography>
        Conta de <strong>{nome}</strong>, com o e-mail <strong>{email}</strong>.
      </Typography>
      {/* for password managers, which keep the two together */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        source="password"
        id="nova-password"
        label={primeira ? 'Palavra-passe' : 'Nova palavra-passe'}
        autoComplete="new-password"
        size="medium"
        helperText={`Pelo menos ${MIN} caracteres`}
      />
    </CardForm>
  );
}
