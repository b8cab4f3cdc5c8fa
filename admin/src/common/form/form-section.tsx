import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** Fields under each other, two in a row where there is room; one of class `inteiro` has the row for itself. */
export const fieldsGridSx = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& > .inteiro': { gridColumn: '1 / -1' },
} as const;

interface FormSectionProps {
  readonly title: string;
  /** The name by which an address leads to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A titled part of a form; its fields stand under each other, two in a row where there is room. */
export function FormSection({ title, id, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      {...(id === undefined ? {} : { id })}
      aria-labelledby={titleId}
      sx={{
        p: { xs: 2, md: 3 },
        borderRadius: 2.5,
        ...fieldsGridSx,
        '& .MuiFormControl-root': { my: 0.5, width: '100%' },
      }}
    >
      <Typography id={titleId} variant="h2" className="inteiro" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
