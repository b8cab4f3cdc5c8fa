import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { Link, useLocation } from 'react-router';

/** A list that could not be read: why, a way to try again, and a way out of an address that asks for what there is not. */
export function ListError({ failure }: { readonly failure: string }) {
  const { error, refetch } = useListContext();
  const { pathname, search } = useLocation();
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ m: 2 }}
      action={
        <>
          {search !== '' && (
            <Button color="inherit" component={Link} to={pathname}>
              Limpar filtros
            </Button>
          )}
          <Button color="inherit" onClick={() => refetch()}>
            Tentar novamente
          </Button>
        </>
      }
    >
      {failure} {error instanceof Error ? error.message : ''}
    </Alert>
  );
}
