import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { palette } from '../../theme/palette.js';

/** The height of the header and of the row that leads back, which stand above a form. */
const ABOVE_PX = 140;

/** A form reaches down to the end of the window, where its bar is: nothing that is said in it moves the bar. */
export const formSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minHeight: { sm: `calc(100vh - ${ABOVE_PX}px)` },
} as const;

const barSx = {
  position: { xs: 'static', sm: 'sticky' },
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  alignItems: { sm: 'center' },
  justifyContent: 'flex-end',
  gap: 1.5,
  py: 1.5,
  mt: 'auto',
  // down to the edge of the window, over what the screen leaves free there
  mb: { sm: -1.5, md: -2.5 },
  bgcolor: 'background.default',
  borderTop: `1px solid ${palette.ink.line}`,
} as const;

/** Where there is room the buttons stand in the rows of the bar, beside what it says. */
const buttonsSx = {
  display: { xs: 'flex', sm: 'contents' },
  flexWrap: 'wrap',
  gap: 1.5,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;

interface FormBarProps {
  /** Said before the buttons. */
  readonly words?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The last row of a form. */
export function FormBar({ words, children }: FormBarProps) {
  return (
    <Box sx={barSx}>
      {words}
      <Box sx={buttonsSx}>{children}</Box>
    </Box>
  );
}
