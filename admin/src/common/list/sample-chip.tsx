import Chip from '@mui/material/Chip';
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
