import Box, { type BoxProps } from '@mui/material/Box';

/** The place of a message that comes and goes; while there is none it takes no room in the grid around it. */
export function LiveRegion(props: Omit<BoxProps, 'aria-live' | 'sx'>) {
  return <Box aria-live="polite" {...props} sx={{ '&:empty': { position: 'absolute' } }} />;
}
