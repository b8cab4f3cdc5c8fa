import { Box, Typography } from '@mui/material';
import { formatArrival, formatDay, formatMoment, relativeDay } from './format-date.js';
import { useNow } from './use-now.js';

/** Shows a moment, or a calendar day. */
export function When({
  iso,
  hasTime = false,
}: {
  readonly iso: string | null | undefined;
  readonly hasTime?: boolean;
}) {
  return (
    <Typography component="time" dateTime={iso || undefined} variant="inherit" noWrap>
      {hasTime ? formatMoment(iso) : formatDay(iso)}
    </Typography>
  );
}

/** When something arrived: the specified date and, under it, how long ago that was. */
export function Arrival({ iso }: { readonly iso: string }) {
  const now = useNow();
  return (
    <Box
      component="time"
      dateTime={iso}
      sx={{ display: 'block', fontSize: '0.875rem', lineHeight: 1.35, whiteSpace: 'nowrap' }}
    >
      {formatArrival(iso)}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {relativeDay(iso, now)}
      </Box>
    </Box>
  );
}

export function ArrivalSentence({ iso }: { readonly iso: string }) {
  const now = useNow();
  return (
    // a day is not broken at its hyphens where a line has room for it
    <Box component="time" dateTime={iso} sx={{ display: 'inline-block' }}>
      {formatArrival(iso)} ({relativeDay(iso, now)})
    </Box>
  );
}
