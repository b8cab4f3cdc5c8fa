import { styled } from '@mui/material';

/** Things side by side, in as many lines as they need. */
export const Row = styled('div')<{ readonly gap?: number }>(({ theme, gap = 1 }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(gap),
}));

/** Things below each other. */
export const Stack = styled('div')<{ readonly gap?: number }>(({ theme, gap = 2 }) => ({
  display: 'grid',
  gap: theme.spacing(gap),
}));

/** A screen that is no wider than can be read, its parts below each other. */
export const Screen = styled(Stack)({ maxWidth: 900, marginInline: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' });
