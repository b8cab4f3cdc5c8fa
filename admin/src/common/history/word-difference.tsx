import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import { palette } from '../../theme/palette.js';
import { visuallyHidden } from '../visually-hidden.js';

interface WordDifferenceProps {
  readonly before: string;
  readonly after: string;
}

/** Above this, comparing word by word takes long. */
const LONGEST = 40_000;

const goneSx = { bgcolor: palette.coral.light, color: palette.coral.dark, textDecoration: 'line-through' } as const;
const newSx = { bgcolor: palette.teal.light, color: palette.teal.dark, textDecoration: 'none' } as const;

function Part({ as, says, sx, children }: { as: 'del' | 'ins'; says: string; sx: object; children: ReactNode }) {
  return (
    <Box component={as} sx={{ borderRadius: 0.5, ...sx }}>
      <span style={visuallyHidden}>{says}: </span>
      {children}
    </Box>
  );
}

/** Two texts as one: what went is struck through, what came is marked. */
export function WordDifference({ before, after }: WordDifferenceProps) {
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ].filter(({ value }) => value !== '');
  const parts = before.length + after.length > LONGEST ? whole : diffWordsWithSpace(before, after);
  return (
    <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index} ${added} ${removed}`;
        if (added) {
          return (
            <Part key={key} as="ins" says="Acrescentado" sx={newSx}>
              {value}
            </Part>
          );
        }
        if (removed) {
          return (
            <Part key={key} as="del" says="Retirado" sx={goneSx}>
              {value}
            </Part>
          );
        }
        return <span key={key}>{value}</span>;
      })}
    </Typography>
  );
}
