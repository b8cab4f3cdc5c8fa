import { Box } from '@mui/material';
import { palette } from '../../theme/palette.js';
import { Count } from './figure-tables.js';
import { type Edition, type Figure, figureWords } from './figure-words.js';

/** As many editions as a printed page has room for. */
const SHOWN = 10;

interface FigureBarsProps {
  readonly editions: readonly Edition[];
  readonly chosen: Edition;
  readonly figure: Figure;
}

/** One figure of the last editions as bars, each with its words, so that it is a list to whoever listens to it. */
export function FigureBars({ editions, chosen, figure }: FigureBarsProps) {
  const first = Math.max(0, editions.indexOf(chosen) - SHOWN + 1);
  const shown = editions.slice(first, first + SHOWN).reverse();
  const highest = Math.max(1, ...shown.map((edition) => edition[figure] ?? 0));
  return (
    <Box
      component="ul"
      className="lista"
      aria-label={`${figureWords[figure]} por edição`}
      sx={{ display: 'grid', gap: 0.75 }}
    >
      {shown.map((edition) => (
        <Box
          component="li"
          key={edition.chave}
          sx={{
            display: 'grid',
            gridTemplateColumns: '5.5rem minmax(0, 1fr) 4rem',
            alignItems: 'center',
            gap: 1,
            fontWeight: edition === chosen ? 700 : 400,
          }}
        >
          {edition.anoLetivo}
          {/* a border is printed where a background is not */}
          <Box
            style={{ width: `${((edition[figure] ?? 0) / highest) * 100}%` }}
            sx={{ borderTop: `1.1rem solid ${edition === chosen ? palette.violet.dark : palette.teal.main}` }}
          />
          <Box sx={{ textAlign: 'right' }}>
            <Count>{edition[figure]}</Count>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
