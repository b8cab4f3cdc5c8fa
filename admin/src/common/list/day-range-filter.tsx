import Box from '@mui/material/Box';
import { DayFilterInput } from './day-filter-input.js';

interface DayRangeFilterProps {
  /** The moment that is compared. */
  readonly source: string;
  readonly alwaysOn?: boolean;
}

/** Filters by a first and a last day, side by side. */
export function DayRangeFilter({ source }: DayRangeFilterProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, width: '100%' }}>
      <DayFilterInput source={`${source}_gte`} label="Desde" edge="start" />
      <DayFilterInput source={`${source}_lte`} label="Até" edge="end" />
    </Box>
  );
}
