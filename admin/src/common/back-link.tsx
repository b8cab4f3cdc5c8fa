import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Button, type ButtonProps } from '@mui/material';

/** Leads back to where a screen is reached from. */
export function BackLink({ to, children = 'Voltar', ...button }: ButtonProps & { readonly to: string }) {
  return (
    <Button href={to} startIcon={<ArrowBackIcon />} color="inherit" {...button}>
      {children}
    </Button>
  );
}
