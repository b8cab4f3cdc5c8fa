import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

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
      <Box
        className="inteiro"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}
      >
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
}
