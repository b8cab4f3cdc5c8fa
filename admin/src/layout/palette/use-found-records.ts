import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SectionGroup } from '../../common/section/section-group.js';
import { backgroundCalls } from '../../data-provider/calls.js';
import { recordsOf } from './palette-item.js';

const MIN_LETTERS = 2;
const FRESH_MS = 30_000;

/** The records of every section whose words begin so. */
export function useFoundRecords(groups: readonly SectionGroup[], sought: string) {
  return useQuery({
    queryKey: ['palette', 'records', sought],
    queryFn: ({ signal }) => backgroundCalls.foundRecords(sought, signal),
    select: (found) => recordsOf(groups, found),
    enabled: sought.length >= MIN_LETTERS,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}
