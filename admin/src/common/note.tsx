import { styled, Typography, type TypographyProps } from '@mui/material';
import type { ElementType } from 'react';

/** Words of lesser weight. */
export function Note(props: TypographyProps & { readonly component?: ElementType }) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}

/** Says above a list what is in it. */
export const Introduction = styled(Typography)(({ theme }) => ({ maxWidth: '70ch', marginBottom: theme.spacing(2) }));
