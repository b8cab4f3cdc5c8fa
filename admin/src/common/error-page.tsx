import ErrorIcon from '@mui/icons-material/ErrorOutline';
import { Box, Button, Typography } from '@mui/material';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import { EmptyState } from './feedback.js';

/** Stands in for a screen that failed. react-admin's own would bring its titles, and with them every kind of menu. */
export function ErrorPage({ resetErrorBoundary }: { readonly resetErrorBoundary: (cause: unknown) => void }) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(() => resetErrorBoundary(undefined));
  return (
    <Box role="alert">
      <EmptyState icon={ErrorIcon} text={translate('ra.page.error')}>
        <Typography>{translate('ra.message.error')}</Typography>
        <Button variant="contained" onClick={() => location.reload()}>
          Recarregar a página
        </Button>
      </EmptyState>
    </Box>
  );
}
