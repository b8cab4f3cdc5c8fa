import { Paper, type SxProps, type Theme, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Row } from './stack.js';

interface PanelProps {
  readonly title: ReactNode;
  /** The button beside the title. */
  readonly action?: ReactNode;
  /** The name by which an address leads to it. */
  readonly id?: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** A framed part of a screen, with its title. */
export function Panel({ title, action, id, sx, children }: PanelProps) {
  const titleId = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      {...(id === undefined ? {} : { id })}
      aria-labelledby={titleId}
      sx={[{ p: { xs: 2, md: 3 }, borderRadius: 2.5, minWidth: 0 }, ...[sx ?? {}].flat()]}
    >
      <Row className="inteiro" sx={{ justifyContent: 'space-between', mb: 1 }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {action}
      </Row>
      {children}
    </Paper>
  );
}
