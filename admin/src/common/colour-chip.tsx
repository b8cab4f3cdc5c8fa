import { Chip, type ChipProps } from '@mui/material';
import { palette, type StepColour } from '../theme/palette.js';

interface ColourChipProps extends Pick<ChipProps, 'label'> {
  readonly colour?: StepColour;
  readonly sx?: object;
}

export function ColourChip({ label, colour, sx }: ColourChipProps) {
  const colours =
    colour === undefined
      ? { bgcolor: 'action.hover', color: 'text.secondary' }
      : { bgcolor: palette[colour].light, color: palette[colour].dark };
  return <Chip size="small" label={label} sx={{ ...colours, fontWeight: 700, ...sx }} />;
}
