import Chip from '@mui/material/Chip';
import type { RaRecord } from 'ra-core';
import { palette } from '../../theme/palette.js';

/** Marks a record that only stands in for a real one. */
export function SampleChip() {
  return (
    <Chip
      size="small"
      label="Exemplo"
      sx={{ bgcolor: palette.yellow.light, color: palette.yellow.dark, fontWeight: 700 }}
    />
  );
}

/** The column that says which records of a list only stand in for real ones. */
export const sampleColumn = {
  source: 'exemplo',
  label: 'Conteúdo de exemplo',
  isSortable: false,
  cell: ({ exemplo }: RaRecord) => exemplo === true && <SampleChip />,
};
