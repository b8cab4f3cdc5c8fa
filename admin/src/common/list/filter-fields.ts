import type { ReactElement } from 'react';
import { dayRangeFields, DayRangeFilter } from './day-range-filter.js';

/** A filter of a list, by the field that it compares. */
export type FilterElement = ReactElement<{ readonly source: string }>;

/** Returns the fields that the filters of a list send to the API. */
export function filterFields(filters: readonly FilterElement[]): string[] {
  return filters.flatMap(({ type, props: { source } }) =>
    type === DayRangeFilter ? Object.values(dayRangeFields(source)) : [source],
  );
}
