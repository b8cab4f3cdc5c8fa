import { Chip, type ChipProps } from '@mui/material';
import { palette, type StepColour } from '../theme/palette.js';

export function ColourChip({ label, colour }: Pick<ChipProps, 'label'> & { colour?: StepColour | undefined }) {
  const colours =
    colour === undefined
      ? { bgcolor: 'action.hover', color: 'text.secondary' }
      : { bgcolor: palette[colour].light, color: palette[colour].dark };
  return <Chip size="small" label={label} sx={{ ...colours, fontWeight: 700 }} />;
}
