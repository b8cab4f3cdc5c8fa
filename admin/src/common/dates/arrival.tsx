import Box from '@mui/material/Box';
import { formatArrival, relativeDay } from './format-date.js';
import { useNow } from './use-now.js';

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
