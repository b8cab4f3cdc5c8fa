import { Box, FormHelperText, Typography } from '@mui/material';
import { useWrappedSource, ValidationError } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Note } from '../common/parts.js';

interface FieldFrameProps {
  readonly source: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** The label, the hint and the error of a field that is no plain input; it takes the whole row of its section. */
export function FieldFrame({ source, label, isRequired = false, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}label`, `${id}hint`, `${id}error`];
  const saidBy = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      data-source={useWrappedSource(source)}
      className="inteiro"
      sx={{ mb: 1.5 }}
      aria-describedby={saidBy || undefined}
    >
      <Typography id={labelId} variant="subtitle2" gutterBottom>
        {label}
        {isRequired && ' *'}
      </Typography>
      {hint !== undefined && (
        <Note id={hintId} gutterBottom>
          {hint}
        </Note>
      )}
      {children}
      {error !== undefined && (
        <FormHelperText id={errorId} error role="alert">
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </Box>
  );
}
