import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FieldFrameProps {
  readonly label: string;
  readonly isRequired: boolean;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** The label and the error of a field that is no plain input. */
export function FieldFrame({ label, isRequired, error, children }: FieldFrameProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 1 }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 700, mb: 0.75 }}>
        {label}
        {isRequired && ' *'}
      </Typography>
      {children}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
