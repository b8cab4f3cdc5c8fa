import Box from '@mui/material/Box';
import { formatDay, formatMoment } from './format-date.js';

interface WhenProps {
  /** A moment, or a calendar day. */
  readonly iso: string | null | undefined;
  readonly hasTime?: boolean;
}

/** A date, which no line breaks within. */
export function When({ iso, hasTime = false }: WhenProps) {
  const text = hasTime ? formatMoment(iso) : formatDay(iso);
  return (
    <Box component="time" {...(iso ? { dateTime: iso } : {})} sx={{ whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  );
}
