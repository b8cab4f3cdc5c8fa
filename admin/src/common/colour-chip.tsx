import { Chip, type ChipProps } from '@mui/material';
import { palette, type StepColour } from '../theme/palette.js';

interface ColourChipProps extends Pick<ChipProps, 'label'> {
  /** One of the step colours; left out, it is grey. */
  readonly colour?: StepColour | undefined;
}

/** A state in a word or two, in its colour. */
export function ColourChip({ label, colour }: ColourChipProps) {
  const colours =
    colour === undefined
      ? { bgcolor: 'action.hover', color: 'text.secondary' }
      : { bgcolor: palette[colour].light, color: palette[colour].dark };
  return <Chip size="small" label={label} sx={{ ...colours, fontWeight: 700 }} />;
}
