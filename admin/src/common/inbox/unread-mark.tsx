import Box from '@mui/material/Box';
import { palette } from '../../theme/palette.js';
import { visuallyHidden } from '../visually-hidden.js';

/** The dot before what was not read yet. */
export function UnreadMark({ isRead }: { readonly isRead: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        width: 10,
        height: 10,
        flexShrink: 0,
        borderRadius: '50%',
        bgcolor: isRead ? 'transparent' : palette.coral.main,
      }}
    >
      {!isRead && <span style={visuallyHidden}>Por ler: </span>}
    </Box>
  );
}
