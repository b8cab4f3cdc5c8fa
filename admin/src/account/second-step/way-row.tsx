import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { palette } from '../../theme/palette.js';

interface WayRowProps {
  readonly title: string;
  readonly detail: string;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** One way to take the second step. */
export function WayRow({ title, detail, children }: WayRowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.25, borderTop: `1px solid ${palette.ink.line}` }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {detail}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>{children}</Box>
    </Box>
  );
}
