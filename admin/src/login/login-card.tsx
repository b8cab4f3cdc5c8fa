import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import type { ChangeState } from '../common/form/use-change.js';
import { BrandMark } from '../layout/brand-mark.js';
import { brand } from '../theme/palette.js';

interface LoginCardProps {
  readonly title?: string;
  readonly prompt: string;
  readonly maxWidth?: number;
  readonly children: ReactNode;
}

export function LoginCard({ title = 'Painel Admin', prompt, maxWidth = 420, children }: LoginCardProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        background: [
          `radial-gradient(circle at 12% 18%, ${brand.coral.main} 0 7rem, transparent 7.05rem)`,
          `radial-gradient(circle at 88% 12%, ${brand.yellow.main} 0 5rem, transparent 5.05rem)`,
          `radial-gradient(circle at 8% 88%, ${brand.teal.main} 0 5.5rem, transparent 5.55rem)`,
          `radial-gradient(circle at 90% 86%, ${brand.violet.main} 0 8rem, transparent 8.05rem)`,
          brand.ink.main,
        ].join(','),
      }}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth, p: { xs: 3, sm: 4 }, borderRadius: 4 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
          <BrandMark size={40} />
          <Typography variant="h1" sx={{ fontSize: '1.9rem' }}>
            {title}
          </Typography>
        </Box>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {prompt}
        </Typography>
        {children}
      </Paper>
    </Box>
  );
}

export function ToLogin() {
  return (
    <Button component={Link} to="/login" sx={{ mt: 2 }} fullWidth>
      Ir para o painel
    </Button>
  );
}

interface CardFormProps {
  readonly state: Pick<ChangeState, 'isSending' | 'error'>;
  /** The sentence that says why it takes long; empty where it does not. */
  readonly status?: string;
  readonly label: string;
  readonly busyLabel: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

export function CardForm({ state, status, label, busyLabel, buttonRef, onSubmit, children }: CardFormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {state.error !== '' && <Alert severity="error">{state.error}</Alert>}
      {children}
      {status !== undefined && (
        <Typography role="status" variant="body2" color="text.secondary" sx={{ '&:empty': { display: 'none' } }}>
          {status}
        </Typography>
      )}
      <Button ref={buttonRef} type="submit" variant="contained" size="large" disabled={state.isSending}>
        {state.isSending ? busyLabel : label}
      </Button>
    </Box>
  );
}
