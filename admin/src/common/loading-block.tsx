import { Box, CircularProgress, Typography } from '@mui/material';

/** A spinner with words, for a part of the page that is on its way. */
export function LoadingBlock({ text = 'A carregar...' }: { readonly text?: string }) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, py: 10 }}>
      <CircularProgress size={28} aria-hidden />
      <Typography>{text}</Typography>
    </Box>
  );
}
