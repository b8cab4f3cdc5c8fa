import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLogin } from 'ra-core';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { BrandMark } from '../layout/brand-mark.js';
import { storedUser, validToken } from '../session/session.js';
import { sessionEndedByItself } from '../session/session-notice.js';
import { palette } from '../theme/palette.js';
import { LoginForm } from './login-form.js';

function wantedPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('nextPathname' in state)) return '/dashboard';
  const search = 'nextSearch' in state && typeof state.nextSearch === 'string' ? state.nextSearch : '';
  const isScreen = typeof state.nextPathname === 'string' && !['/', '/login'].includes(state.nextPathname);
  return isScreen ? `${String(state.nextPathname)}${search}` : '/dashboard';
}

/** The login card; leads back to where the person was, else to the dashboard. */
export function LoginPage() {
  const login = useLogin();
  const target = wantedPath(useLocation().state);
  useEffect(() => {
    document.title = 'Entrar · Painel Admin';
  }, []);

  if (validToken() !== null && storedUser() !== null) return <Navigate to={target} replace />;
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        background: [
          `radial-gradient(circle at 12% 18%, ${palette.coral.main} 0 7rem, transparent 7.05rem)`,
          `radial-gradient(circle at 88% 12%, ${palette.yellow.main} 0 5rem, transparent 5.05rem)`,
          `radial-gradient(circle at 8% 88%, ${palette.teal.main} 0 5.5rem, transparent 5.55rem)`,
          `radial-gradient(circle at 90% 86%, ${palette.violet.main} 0 8rem, transparent 8.05rem)`,
          palette.ink.main,
        ].join(','),
      }}
    >
      <Paper sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 }, borderRadius: 4 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
          <BrandMark size={40} />
          <Typography variant="h1" sx={{ fontSize: '1.9rem' }}>
            Painel Admin
          </Typography>
        </Box>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          Introduza as suas credenciais para entrar.
        </Typography>
        {sessionEndedByItself() && (
          <Alert severity="info" sx={{ mb: 2 }}>
            A sua sessão terminou. Entre novamente para continuar onde estava.
          </Alert>
        )}
        <LoginForm onLogin={(credentials) => login(credentials, target)} />
      </Paper>
    </Box>
  );
}
