import { Alert, Button, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

interface ReadFailureProps {
  readonly onRetry: () => unknown;
  readonly sx?: SxProps<Theme>;
  /** The sentence about what could not be read, and why. */
  readonly children: ReactNode;
}

/** Says that something could not be read, and reads it again. */
export function ReadFailure({ onRetry, sx = {}, children }: ReadFailureProps) {
  return (
    <Alert
      severity="error"
      sx={sx}
      action={
        <Button color="inherit" onClick={() => void onRetry()}>
          Tentar novamente
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
