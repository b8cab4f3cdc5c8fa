/** Fields under each other, two in a row where there is room; one of class `inteiro` has the row for itself. */
export const fieldsGridSx = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& > .inteiro': { gridColumn: '1 / -1' },
} as const;
