import { Alert, Box, type BoxProps } from '@mui/material';

/** The place of a message that comes and goes; while there is none it takes no room in the grid around it. */
export function LiveRegion(props: Omit<BoxProps, 'aria-live' | 'sx'>) {
  return <Box aria-live="polite" {...props} sx={{ '&:empty': { position: 'absolute' } }} />;
}

interface OutcomeProps {
  /** The sentences for a change that was made, and for one that was not; empty where there is none to say. */
  readonly state: { readonly success?: string; readonly error: string };
}

/** Says how a change went. */
export function Outcome({ state: { success = '', error } }: OutcomeProps) {
  return (
    <LiveRegion className="inteiro">
      {success !== '' && <Alert severity="success">{success}</Alert>}
      {error !== '' && <Alert severity="error">{error}</Alert>}
    </LiveRegion>
  );
}
