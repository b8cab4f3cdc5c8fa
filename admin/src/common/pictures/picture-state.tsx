import Chip from '@mui/material/Chip';
import type { Fotografia } from '../../api-types.js';
import { palette } from '../../theme/palette.js';
import { pictureWords } from './picture-words.js';

/** Whether visitors see a picture, and why or until when; nothing where there is nothing to say. */
export function PictureState({ fotografia }: { readonly fotografia: Fotografia | undefined }) {
  const words = pictureWords(fotografia);
  if (words === '') return null;
  const colour = fotografia?.estado === 'visivel' ? palette.teal : palette.coral;
  return (
    <Chip
      size="small"
      label={words}
      sx={{
        bgcolor: colour.light,
        color: colour.dark,
        fontWeight: 700,
        height: 'auto',
        borderRadius: 1.5,
        maxWidth: '100%',
        '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
      }}
    />
  );
}
