import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Row } from '../stack.js';
import { Thumbnail } from '../../pictures/thumbnail.js';

interface PictureCardProps {
  readonly image?: string | null;
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** A row with a picture, on a phone. */
export function PictureCard({ image, picture, title, children, actions }: PictureCardProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      {picture ?? <Thumbnail url={image} size={64} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children}
        <Row gap={0} sx={{ justifyContent: 'flex-end', mt: 0.5 }}>
          {actions}
        </Row>
      </Box>
    </Box>
  );
}
