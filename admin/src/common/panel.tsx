import { Paper, type SxProps, type Theme, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Row } from './stack.js';

export interface PanelProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly id?: string;
  /** Sends the form that the panel then is. */
  readonly onSubmit?: (event: FormEvent) => void;
  readonly className?: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

export function Panel({ title, action, id, onSubmit, className, sx, children }: PanelProps) {
  const titleId = useId();
  return (
    <Paper
      variant="outlined"
      {...(onSubmit === undefined ? { component: 'section' } : { component: 'form', noValidate: true, onSubmit })}
      id={id}
      className={className}
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
