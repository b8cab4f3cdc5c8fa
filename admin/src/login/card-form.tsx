import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';

interface CardFormProps {
  /** What went wrong; empty where nothing did. */
  readonly error: string;
  readonly isBusy: boolean;
  readonly label: string;
  readonly busyLabel: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form in a login card: what went wrong, its fields and its one button. */
export function CardForm({ error, isBusy, label, busyLabel, buttonRef, onSubmit, children }: CardFormProps) {
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
      {error !== '' && (
        <Alert severity="error" role="alert">
          {error}
        </Alert>
      )}
      {children}
      <Button ref={buttonRef} type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </Box>
  );
}
