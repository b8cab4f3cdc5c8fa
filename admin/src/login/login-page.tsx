import { Alert, Button } from '@mui/material';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { authProvider } from '../auth-provider.js';
import { fetchBackOffice } from '../back-office.js';
import { briefly } from '../common/lazy-part.js';
import { isSessionKept, sessionEndedByItself, storedUser, validToken } from '../session/session.js';
import { LoginCard } from './login-card.js';
import { LoginForm } from './login-form.js';
import type { LogInAnswer } from './log-in.js';

function wantedPath(state: unknown): string {
  const { nextPathname = '/', nextSearch = '' } = (state ?? {}) as { nextPathname?: string; nextSearch?: string };
  return ['/', '/login'].includes(nextPathname) ? '/dashboard' : nextPathname + nextSearch;
}

export default function LoginPage() {
  const navigate = useNavigate();
  const target = wantedPath(useLocation().state);
  const enter = async (answer: LogInAnswer): Promise<void> => {
    const fetching = fetchBackOffice(target);
    await authProvider.login(answer);
    await briefly(fetching);
    await navigate(target);
  };

  if (validToken() !== null && storedUser() !== null) return <Navigate to={target} replace />;
  return (
    <LoginCard prompt="Introduza as suas credenciais para entrar.">
      {sessionEndedByItself() && (
        <Alert severity="info">A sua sessão terminou. Entre novamente para continuar onde estava.</Alert>
      )}
      {!isSessionKept() && (
        <Alert severity="warning">
          Este navegador não deixa o painel guardar a sessão. Pode trabalhar, mas terá de entrar novamente se recarregar
          ou fechar a página. Para o evitar, permita os dados deste site nas definições do navegador.
        </Alert>
      )}
      <LoginForm onLogin={enter} />
      <Button href="/recuperar" fullWidth>
        Esqueci-me da palavra-passe
      </Button>
    </LoginCard>
  );
}
