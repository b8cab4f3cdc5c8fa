import Box from '@mui/material/Box';
import { DayFilterInput } from './day-filter-input.js';
import { dayRangeFields } from './day-range-fields.js';

interface DayRangeFilterProps {
  /** The moment that is compared. */
  readonly source: string;
  readonly alwaysOn?: boolean;
}

/** Filters by a first and a last day, side by side. */
export function DayRangeFilter({ source }: DayRangeFilterProps) {
  const { from, to } = dayRangeFields(source);
  return (
    <Box sx={{ display: 'flex', gap: 1, width: '100%' }}>
      <DayFilterInput source={from} label="Desde" edge="start" />
      <DayFilterInput source={to} label="Até" edge="end" />
    </Box>
  );
}
