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

/** A titled part of a form; its fields stand under each other, two in a row where there is room. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, md: 3 },
        borderRadius: 2.5,
        ...fieldsGridSx,
        '& .MuiFormControl-root': { my: 0.5, width: '100%' },
      }}
    >
      <Typography id={id} variant="h2" className="inteiro" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
