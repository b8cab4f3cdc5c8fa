import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { palette } from '../theme/palette.js';

interface EmptyStateProps {
  readonly icon: SvgIconComponent;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A quiet page that says there is nothing here, and what to do about it. */
export function EmptyState({ icon: Icon, text, children }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        py: { xs: 6, md: 10 },
        px: 2,
        textAlign: 'center',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 88,
          height: 88,
          borderRadius: '50%',
          bgcolor: palette.yellow.light,
        }}
      >
        <Icon sx={{ fontSize: 44, color: palette.yellow.dark }} />
      </Box>
      <Typography variant="h3" component="p">
        {text}
      </Typography>
      {children}
    </Box>
  );
}
