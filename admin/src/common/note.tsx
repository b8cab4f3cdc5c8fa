import { Typography, type TypographyProps } from '@mui/material';
import type { ElementType } from 'react';

/** Words of lesser weight. */
export function Note(props: TypographyProps & { readonly component?: ElementType }) {
  return <Typography variant="body2" color="text.secondary" {...props} />;
}
