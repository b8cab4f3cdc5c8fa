import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';

/** A list that could not be read: why, and a way to try again. */
export function ListError({ failure }: { readonly failure: string }) {
  const { error, refetch } = useListContext();
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={() => refetch()}>
          Tentar novamente
        </Button>
      }
    >
      {failure} {error instanceof Error ? error.message : ''}
    </Alert>
  );
}
