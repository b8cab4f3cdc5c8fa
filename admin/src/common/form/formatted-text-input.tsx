import { Box, FormHelperText, Skeleton, Typography } from '@mui/material';
import { maxLength as atMost, required, useInput, useWrappedSource, ValidationError } from 'ra-core';
import { useId } from 'react';
import { lazyPart } from '../lazy-part.js';
import { useField, useFormStatus } from './form-context.js';

const FormattedTextEditor = lazyPart(() => import('../formatted-text/editor.js'), {
  waiting: ({ rows }) => <Skeleton variant="rounded" height={rows * 26 + 68} />,
});

interface FormattedTextInputProps {
  readonly source: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly rows: number;
}

/** A text with headings, lists, links, pictures and videos, which counts its characters; it takes the whole row. */
export function FormattedTextInput(props: FormattedTextInputProps) {
  const { source, hint, isRequired = false, rows } = props;
  const { isBusy } = useFormStatus();
  const { label, maxLength } = useField(source);
  const validate = [
    ...(isRequired ? [required()] : []),
    ...(maxLength === undefined ? [] : [atMost(maxLength, `No máximo, ${maxLength} caracteres.`)]),
  ];
  const { field, fieldState } = useInput({ source, validate });
  const wrapped = useWrappedSource(source);
  const labelId = useId();
  const helpId = useId();
  const value = typeof field.value === 'string' ? field.value : '';
  const counter = `${value.length} / ${maxLength} caracteres`;
  const message = fieldState.error?.message;
  return (
    <Box className="inteiro" sx={{ mb: 1.5 }}>
      <Typography id={labelId} variant="subtitle2" gutterBottom>
        {label}
        {isRequired && ' *'}
      </Typography>
      <FormattedTextEditor
        source={wrapped}
        label={label}
        labelId={labelId}
        describedBy={helpId}
        value={value}
        rows={rows}
        isInvalid={fieldState.invalid}
        isDisabled={isBusy}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <FormHelperText id={helpId} error={fieldState.invalid} sx={{ mx: 1.75 }}>
        {message === undefined ? (
          `${hint === undefined ? '' : `${hint} · `}${counter}`
        ) : (
          <ValidationError error={message} />
        )}
      </FormHelperText>
    </Box>
  );
}
