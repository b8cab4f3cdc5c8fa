import {
  Alert,
  Box,
  type BoxProps,
  Button,
  CircularProgress,
  type SxProps,
  type Theme,
  Typography,
} from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { palette } from '../theme/palette.js';
import { Row, Stack } from './parts.js';

export function LoadingBlock({ text = 'A carregar...' }: { readonly text?: string }) {
  return (
    <Row role="status" gap={2} sx={{ justifyContent: 'center', py: 10 }}>
      <CircularProgress size={28} aria-hidden />
      <Typography>{text}</Typography>
    </Row>
  );
}

// A message has one place for each meaning: what could not be read stands where it would, with the way to try again; how
// an act went stands above its form, or passes by at the foot of the window where that form is gone; what lasts until
// somebody acts stands at the head of the screen.
interface ReadFailureProps {
  readonly onRetry: () => unknown;
  /** Another way out, before the one to try again. */
  readonly action?: ReactNode;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

export function ReadFailure({ onRetry, action, sx = {}, children }: ReadFailureProps) {
  return (
    <Alert
      severity="error"
      sx={sx}
      action={
        <>
          {action}
          <Button color="inherit" onClick={() => void onRetry()}>
            Tentar novamente
          </Button>
        </>
      }
    >
      {children}
    </Alert>
  );
}

interface EmptyStateProps {
  readonly icon: SvgIconComponent;
  readonly text: string;
  readonly children?: ReactNode;
}

export function EmptyState({ icon: Icon, text, children }: EmptyStateProps) {
  return (
    <Stack sx={{ justifyItems: 'center', py: { xs: 6, md: 10 }, px: 2, textAlign: 'center' }}>
      <Icon
        sx={{ fontSize: 88, p: '22px', borderRadius: '50%', bgcolor: palette.yellow.light, color: palette.yellow.dark }}
      />
      <Typography variant="h3" component="p">
        {text}
      </Typography>
      {children}
    </Stack>
  );
}

/** The place of a message that comes and goes; while there is none it takes no room in the grid around it. */
export function LiveRegion(props: Omit<BoxProps, 'aria-live' | 'sx'>) {
  return <Box aria-live="polite" {...props} sx={{ '&:empty': { position: 'absolute' } }} />;
}

interface OutcomeProps {
  readonly state: { readonly success?: string; readonly error: string };
}

export function Outcome({ state: { success = '', error } }: OutcomeProps) {
  return (
    <LiveRegion className="inteiro">
      {success !== '' && <Alert severity="success">{success}</Alert>}
      {error !== '' && <Alert severity="error">{error}</Alert>}
    </LiveRegion>
  );
}

/** Stands in for a screen that failed. react-admin's own would bring its titles, and with them every kind of menu. */
export function ErrorPage({ resetErrorBoundary }: { readonly resetErrorBoundary: (cause: unknown) => void }) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(() => resetErrorBoundary(undefined));
  return (
    <div role="alert">
      <EmptyState icon={ErrorIcon} text={translate('ra.page.error')}>
        <Typography>{translate('ra.message.error')}</Typography>
        <Button variant="contained" onClick={() => location.reload()}>
          Recarregar a página
        </Button>
      </EmptyState>
    </div>
  );
}
