import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { palette } from '../../theme/palette.js';
import type { CountCard } from './count-cards.js';

const numbers = new Intl.NumberFormat('pt-PT');

/** One count; the whole tile leads to its section. */
export function CountCardTile({
  card,
  count,
  waiting,
}: {
  readonly card: CountCard;
  readonly count: number;
  /** The number of records that wait for something, in words: '3 por ler'. */
  readonly waiting?: string;
}) {
  const { icon: Icon, label, path, colour } = card;
  return (
    <Card component="li" sx={{ display: 'flex', borderRadius: 3 }}>
      <CardActionArea
        component={Link}
        to={path}
        sx={{
          p: 2,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: { xs: 1, sm: 1.75 },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            borderRadius: '50%',
            bgcolor: palette[colour].light,
            flexShrink: 0,
          }}
        >
          <Icon sx={{ color: palette[colour].dark }} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="p"
            sx={{ fontFamily: 'h1.fontFamily', fontSize: '1.7rem', fontWeight: 700, lineHeight: 1.1 }}
          >
            {numbers.format(count)}
          </Typography>
          <Typography component="p" variant="body2" color="text.secondary">
            {label}
          </Typography>
          {waiting !== undefined && (
            <Typography component="p" variant="body2" sx={{ fontWeight: 700, color: palette.coral.dark }}>
              {waiting}
            </Typography>
          )}
        </Box>
      </CardActionArea>
    </Card>
  );
}
