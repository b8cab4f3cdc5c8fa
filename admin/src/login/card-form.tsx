import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';

interface CardFormProps {
  readonly error: string;
  /** The sentence that says why it takes long; empty where it does not. */
  readonly status?: string;
  readonly isBusy: boolean;
  readonly label: string;
  readonly busyLabel: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function CardForm({ error, status, isBusy, label, busyLabel, buttonRef, onSubmit, children }: CardFormProps) {
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
      {error !== '' && <Alert severity="error">{error}</Alert>}
      {children}
      {status !== undefined && (
        <Typography role="status" variant="body2" color="text.secondary" sx={{ '&:empty': { display: 'none' } }}>
          {status}
        </Typography>
      )}
      <Button ref={buttonRef} type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </Box>
  );
}
