import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { palette } from '../../theme/palette.js';
import { useFormStatus } from './form-context.js';

interface FormActionsProps {
  readonly cancelPath: string;
  readonly cancelLabel?: string;
  /** The button is off while one of these is empty. */
  readonly required?: readonly string[];
  /** What is said while one is empty. */
  readonly incompleteHint?: string;
  /** More buttons, before the others. */
  readonly children?: ReactNode;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The last row of a form: hint, cancel and submit. */
export function FormActions(props: FormActionsProps) {
  const { cancelPath, cancelLabel = 'Cancelar', required = [], incompleteHint, children } = props;
  const { isBusy, isSaving, messages } = useFormStatus();
  const values: unknown[] = useWatch({ name: [...required] });
  const isIncomplete = values.some(isEmpty);
  return (
    <Box
      sx={{
        position: { xs: 'static', sm: 'sticky' },
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: `1px solid ${palette.ink.line}`,
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 14rem' }}>
        Campos marcados com * são obrigatórios
        {isIncomplete && incompleteHint !== undefined && (
          <Box
            component="span"
            id="falta-preencher"
            sx={{ display: 'block', color: palette.coral.dark, fontWeight: 700 }}
          >
            {incompleteHint}
          </Box>
        )}
      </Typography>
      {children}
      <Button component={Link} to={cancelPath} variant="outlined" color="inherit" disabled={isSaving}>
        {cancelLabel}
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={isBusy || isIncomplete}
        {...(isIncomplete && incompleteHint !== undefined ? { 'aria-describedby': 'falta-preencher' } : {})}
      >
        {isSaving ? messages.submitting : messages.submit}
      </Button>
    </Box>
  );
}
