import Chip from '@mui/material/Chip';
import { palette } from '../../theme/palette.js';
import { type Estado, stateWords } from './message-words.js';

const colours: Readonly<Record<Estado, string>> = {
  porLer: palette.coral.light,
  aberta: palette.yellow.light,
  respondida: palette.teal.light,
  concluida: 'action.hover',
};

/** Where a message stands, in a word. */
export function StateChip({ estado }: { readonly estado: Estado }) {
  return (
    <Chip
      size="small"
      label={stateWords[estado]}
      sx={{ bgcolor: colours[estado], fontWeight: estado === 'porLer' ? 700 : 400 }}
    />
  );
}
