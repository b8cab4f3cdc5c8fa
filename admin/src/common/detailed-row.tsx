import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { palette } from '../theme/palette.js';
import { Note } from './note.js';
import { Fill, Row } from './stack.js';

interface DetailedRowProps {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly children?: ReactNode;
}

export function DetailedRow({ title, detail, children }: DetailedRowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.25, borderTop: `1px solid ${palette.ink.line}` }}
    >
      <Fill basis="14rem">
        <Typography variant="subtitle1">{title}</Typography>
        <Note>{detail}</Note>
      </Fill>
      <Row gap={0.5} alignItems="start">
        {children}
      </Row>
    </Box>
  );
}
