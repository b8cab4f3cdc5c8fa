import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useWrappedSource } from 'ra-core';
import { type ReactNode, useId } from 'react';

interface FieldFrameProps {
  readonly source: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

/** The label and the error of a field that is no plain input; it takes the whole row of its section. */
export function FieldFrame({ source, label, isRequired = false, error, children }: FieldFrameProps) {
  const labelId = useId();
  const errorId = useId();
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      data-source={useWrappedSource(source)}
      className="inteiro"
      sx={{ mb: 1.5 }}
      {...(error === undefined ? {} : { 'aria-describedby': errorId })}
    >
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 700, mb: 0.75 }}>
        {label}
        {isRequired && ' *'}
      </Typography>
      {children}
      {error !== undefined && (
        <FormHelperText id={errorId} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
