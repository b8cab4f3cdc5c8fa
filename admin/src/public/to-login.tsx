import { Button } from '@mui/material';
import { Link } from 'react-router';

/** The way from a page without login to the back office. */
export function ToLogin() {
  return (
    <Button component={Link} to="/login" sx={{ mt: 2 }} fullWidth>
      Ir para o painel
    </Button>
  );
}
