import type { SxProps, Theme } from '@mui/material/styles';
import { palette } from '../../theme/palette.js';

interface State {
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly rows: number;
}

const LINE_REM = 1.6;

/** The text as the site shows it, in a frame like the other fields'. */
export function looks({ isInvalid, isDisabled, rows }: State): SxProps<Theme> {
  return {
    border: `1px solid ${isInvalid ? palette.coral.dark : palette.ink.faint}`,
    borderRadius: '7px',
    bgcolor: palette.paper.field,
    opacity: isDisabled ? 0.6 : 1,
    '&:focus-within': { borderColor: palette.violet.dark, boxShadow: `0 0 0 1px ${palette.violet.dark}` },
    '& .ProseMirror': {
      minHeight: `${rows * LINE_REM + 1.5}rem`,
      maxHeight: '70vh',
      overflowY: 'auto',
      p: 1.75,
      outline: 'none',
      lineHeight: LINE_REM,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      // ProseMirror's own needs
      position: 'relative',
      fontVariantLigatures: 'none',
    },
    '& .ProseMirror :where(p, h2, h3, ul, ol, blockquote)': { m: 0 },
    '& .ProseMirror > * + *, & .ProseMirror blockquote > * + *': { mt: '0.9em' },
    '& .ProseMirror > * + :where(h2, h3)': { mt: '1.3em' },
    '& .ProseMirror h2': { fontSize: '1.4rem', lineHeight: 1.2 },
    '& .ProseMirror h3': { fontSize: '1.1rem', lineHeight: 1.2 },
    '& .ProseMirror :where(ul, ol)': { pl: '1.5em' },
    '& .ProseMirror ol ol': { listStyleType: 'lower-alpha' },
    '& .ProseMirror ol ol ol': { listStyleType: 'lower-roman' },
    '& .ProseMirror blockquote': { pl: '1.1em', borderLeft: `5px solid ${palette.yellow.main}` },
    '& .ProseMirror a': { color: palette.violet.dark, textDecoration: 'underline' },
    '& .ProseMirror-hideselection *::selection': { bgcolor: 'transparent' },
    '& .ProseMirror-gapcursor': {
      display: 'block',
      position: 'absolute',
      borderTop: `2px solid ${palette.ink.main}`,
      width: 20,
    },
  };
}
