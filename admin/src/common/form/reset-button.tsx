import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { useFormStatus } from './form-context.js';

/** Puts the form back to how it was opened. */
export function ResetButton({ label }: { readonly label: string }) {
  const { reset } = useFormContext();
  const { isBusy, isUploading } = useFormStatus();
  return (
    <Button onClick={() => reset()} disabled={isBusy || isUploading} color="inherit">
      {label}
    </Button>
  );
}
